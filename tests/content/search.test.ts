import { searchPage } from '@/lib/content/pages/search';
import { insights } from '@/lib/content/relations/insights';
import { sitePages } from '@/lib/content/routes/routes';
import { industries } from '@/lib/content/types/industry';
import { offices } from '@/lib/content/types/office';
import { people } from '@/lib/content/types/person';
import { services } from '@/lib/content/types/service';
import { labels } from '@/lib/labels';
import type { SearchDocument } from '@/lib/search/document';
import { searchDocuments } from '@/lib/search/documents';
import { createSearch, type Search } from '@/lib/search/engine';

const documents = searchDocuments().map(
  (document): SearchDocument => ({ ...document, ground: document.ground ?? 'lake' }),
);
let search: Search;
beforeAll(async () => {
  search = await createSearch(documents, searchPage().synonyms);
});
const top = (query: string) => {
  const { best, groups } = search(query);
  return (best[0] ?? groups[0]?.hits[0])?.document.id;
};

it('knows every page, person and office once', () => {
  const paths = new Set(documents.map(({ path }) => path));
  const missing = sitePages().filter(({ path }) => path !== '/search' && !paths.has(path));
  expect(missing.map(({ path }) => path)).toEqual([]);
  expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length);
  const of = (group: string) => documents.filter((document) => document.group === group).length;
  expect(of('services')).toBe(services().length);
  expect(of('industries')).toBe(industries().length);
  expect(of('insights')).toBe(insights().length);
  expect(of('people')).toBe(people().length);
  expect(of('offices')).toBe(offices().length);
});

it('has a sentence for each, and a date for each piece', () => {
  expect(documents.filter(({ excerpt }) => excerpt.length < 10)).toEqual([]);
  const pieces = documents.filter(({ group }) => group === 'insights');
  expect(pieces.filter(({ date, dateLabel }) => !date || !dateLabel)).toEqual([]);
});

it.each([
  ['Agriculture', 'service/agriculture'],
  ['Policy Development', 'service/policy'],
  ['Capacity Building', 'service/capacity'],
  ['M&E', 'service/monitoring'],
  ['vacancies', 'page/careers'],
  ['cookies', 'page/privacy'],
  ...offices().map(({ city, id }) => [city, `office/${id}`]),
  ['last mile is a policy problem', 'article/agricultural-transformation'],
  ['healthcare', 'industry/healthcare'],
])('answers %j with %s first', (query, id) => expect(top(query)).toBe(id));

it.each(people().map(({ id, name }) => [name, id]))(
  'answers %j with their profile first',
  (name, id) => expect(top(name)).toBe(`person/${id}`),
);

it('finds people by what they know', () => {
  for (const { id, expertise } of people()) {
    const among = expertise.filter((field) => {
      const { best, groups } = search(field);
      const found = [...best, ...groups.flatMap(({ hits }) => hits)];
      return found.some(({ document }) => document.id === `person/${id}`);
    });
    expect([id, among]).toEqual([id, expertise]);
  }
});

it('leads every office to its own address', () => {
  const paths = documents.filter(({ group }) => group === 'offices').map(({ path }) => path);
  expect(new Set(paths).size).toBe(offices().length);
});

it('has results for every popular search', () => {
  for (const query of labels.search.popularQueries) expect(search(query).count).toBeGreaterThan(3);
});

it('has no synonym for words that stand on no page', () => {
  const strangers = Object.keys(searchPage().synonyms).filter((meaning) => {
    const { unknown, guesses, whole } = search(meaning);
    return unknown.length > 0 || guesses.length > 0 || whole === 0;
  });
  expect(strangers).toEqual([]);
});

it('never says that nothing holds words that a page holds', () => {
  const errors = documents.flatMap((document) => {
    const words = document.words.split(' ').filter((word) => word.length > 3);
    if (words.length < 3) return [];
    const query = [0.2, 0.5, 0.8].map((place) => words[Math.floor(words.length * place)]).join(' ');
    const { whole, unknown, best, groups } = search(query);
    const found = [...best, ...groups.flatMap(({ hits }) => hits)];
    const there = found.some((hit) => hit.document.id === document.id);
    return whole > 0 && unknown.length === 0 && there ? [] : [`${document.id}: ${query}`];
  });
  expect(errors).toEqual([]);
});
