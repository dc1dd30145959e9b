/**
 * Whoever publishes turns nothing red: two new pieces of each kind and two people, as `npm run new`
 * writes them, with words of their own and their draft line removed, are read by everything that is made of the content.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { allPictureFiles } from '@/lib/art/all-pictures';
import { calendarResponse } from '@/lib/calendar/site-calendar';
import { citationFiles } from '@/lib/cite/citation-files';
import { insightKindIds, insightKinds } from '@/lib/content/kinds';
import { leadershipPage } from '@/lib/content/pages/leadership';
import { contentAdvice } from '@/lib/content/relations/advice';
import { extractClaims } from '@/lib/content/relations/brief-claims';
import { insights, relatedTo } from '@/lib/content/relations/insights';
import { kindSources } from '@/lib/content/relations/kind-sources';
import { taxonomyOf } from '@/lib/content/relations/taxonomy';
import { navigation } from '@/lib/content/routes/navigation';
import { sitePages } from '@/lib/content/routes/routes';
import { events } from '@/lib/content/types/event';
import { leadership, people } from '@/lib/content/types/person';
import { policyBriefs } from '@/lib/content/types/policy-brief';
import { feedEntries } from '@/lib/feeds/entries';
import { labels } from '@/lib/labels';
import { readMarkdown } from '@/lib/markdown/document';
import { openGraphCardsByPath } from '@/lib/open-graph/cards';
import type { SearchDocument } from '@/lib/search/document';
import { searchDocuments } from '@/lib/search/documents';
import { createSearch } from '@/lib/search/engine';
import { contentFolder } from '../support/content-folder';
import { contentFiles, loaderOf } from '../support/content-kinds';
import { inOwnWords } from '../support/in-own-words.mjs';

const root = contentFolder({ filled: true, per: 'file' });
const templates = [...Object.values(insightKinds).map(({ template }) => template), 'person'];
const titles = ['The weighbridge at the border', 'A ferry timetable for officials'];

beforeAll(() => {
  for (const template of templates) {
    for (const title of titles) {
      const said = execFileSync(
        process.execPath,
        ['scripts/new.mjs', template, `${title}, ${template}`],
        { encoding: 'utf8', env: { ...process.env, CONTENT_DIR: root() } },
      );
      const [file = ''] = /content\/\S+/.exec(said) ?? [];
      const full = path.join(root(), path.relative('content', file));
      fs.writeFileSync(full, inOwnWords(fs.readFileSync(full, 'utf8')));
    }
  }
  // Read once from here on, as in a build: content does not change any more.
  jest.replaceProperty(process.env, 'NODE_ENV', 'production');
});

const fresh = () => insights().filter(({ title }) => titles.some((one) => title.startsWith(one)));

it.each(insightKindIds)('two of the kind %s are on the site', (kind) => {
  const paths = fresh()
    .filter((piece) => piece.kind === kind)
    .map((piece) => piece.path);
  expect(paths).toHaveLength(2);
  expect(sitePages().map((page) => page.path)).toEqual(expect.arrayContaining(paths));
  expect(feedEntries(kind).map(({ url }) => new URL(url).pathname)).toEqual(
    expect.arrayContaining(paths.map((address) => `${address}/`)),
  );
  for (const address of paths) expect(openGraphCardsByPath().get(address)).toBeDefined();
  const cited = paths.filter((address) =>
    citationFiles().has(`${kind}-${address.split('/').at(-1)}.bib`),
  );
  expect(cited).toEqual(insightKinds[kind].cite === 'none' ? [] : paths);
  expect(kindSources[kind].pieces().length).toBeGreaterThan(2);
});

it('every page has what it asks for', () => {
  for (const piece of fresh()) {
    expect(readMarkdown(piece.body, piece).content.children).not.toEqual([]);
    expect(relatedTo(piece)).not.toEqual([]);
    expect(taxonomyOf(piece).services).not.toEqual([]);
  }
  for (const brief of policyBriefs()) {
    expect(extractClaims(readMarkdown(brief.body, brief), brief).length).toBeGreaterThan(3);
  }
  expect(allPictureFiles().size).toBeGreaterThan(100);
  expect(calendarResponse(events()).status).toBe(200);
  const written = fs.readFileSync(path.join(root(), 'navigation.yaml'), 'utf8');
  expect(navigation().map(({ id }) => id)).toEqual(Object.keys(parse(written)));
});

it('every other file reads as before', () => {
  for (const file of contentFiles) expect([file, loaderOf(file)()]).not.toEqual([file, undefined]);
});

it('every new piece and person is found by name', async () => {
  const documents = searchDocuments().map(
    (document): SearchDocument => ({ ...document, ground: document.ground ?? 'lake' }),
  );
  const search = await createSearch(documents);
  for (const { id, title } of fresh()) {
    const { best, groups } = search(title);
    const found = [...best, ...groups.flatMap(({ hits }) => hits)];
    expect([title, found.some(({ document }) => document.id === id)]).toEqual([title, true]);
  }
});

it('two more people are counted where the firm says how many they are', () => {
  const word = labels.numbers[leadership().length] as string;
  expect(people().filter(({ name }) => titles.some((one) => name.startsWith(one)))).toHaveLength(2);
  expect(leadershipPage().description).toContain(`The ${word} people`);
});

it('what is short is told with its file, and stops nothing', () => {
  const advice = contentAdvice().join('\n');
  for (const { kind, file } of fresh()) {
    if ('words' in insightKinds[kind]) expect(advice).toContain(`${file}: the text: found `);
  }
  expect(advice).toContain(
    'content/people/the-weighbridge-at-the-border-person.yaml: found no piece',
  );
});
