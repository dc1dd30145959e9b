import { insightById, insights, relatedTo } from '@/lib/content/relations/insights';
import { redirects } from '@/lib/content/routes/redirects';
import { industries, industryById } from '@/lib/content/types/industry';
import { people, personById } from '@/lib/content/types/person';
import { serviceById, services } from '@/lib/content/types/service';
import { pageHref } from '@/lib/site-url';
import { firstPages } from '../support/built-site';

// Content is read once, as in a build.
beforeAll(() => {
  jest.replaceProperty(process.env, 'NODE_ENV', 'production');
});

const pages = new Map(firstPages().map((page) => [page.path, page]));

const linksByPage = new Map<string, Set<string>>();

/** Addresses that the main part of a page links to, without the fragment of the page's own address. */
function linksOf(address: string): Set<string> {
  const path = pageHref(address).replace(/#.*/, '');
  const known = linksByPage.get(path);
  if (known) return known;
  const { $ } = pages.get(path)!;
  const links = $('main a[href^="/"]')
    .toArray()
    .map((link) => link.attribs.href ?? '');
  linksByPage.set(path, new Set(links));
  return new Set(links);
}

type End = { name: string; path: string };

/** Of what someone has published the page lists the newest and says how many more there are. */
const MIN_ON_LIST = 24;
/** The page of a practice or an industry chooses a few pieces; the others are in the list of all. */
const MAX_CHOSEN = 5;

/** Every relation that the content names: from the first page to the second. */
function relations(): [End, End][] {
  const pieceEnd = ({ id, path }: { id: string; path: string }): End => ({ name: id, path });
  const ofPieces = insights().flatMap((piece): [End, End][] =>
    [
      ...piece.services.map((id) => serviceById(id)),
      ...piece.industries.map((id) => industryById(id)),
      ...piece.people.map((id) => personById(id, piece.file)),
    ].map((other) => [pieceEnd(piece), other]),
  );
  // Newest first, as the list on the other page is.
  const authors = people().map(({ path }) => path);
  const toPieces = authors.flatMap((path) =>
    ofPieces
      .filter(([, other]) => other.path === path)
      .slice(0, MIN_ON_LIST)
      .map(([piece, other]): [End, End] => [other, piece]),
  );
  const ofPeople = people().flatMap((person): [End, End][] =>
    person.services.map((id) => [person, serviceById(id)]),
  );
  const ofServices = services().flatMap((practice): [End, End][] => [
    ...practice.related.services.map(({ id }): [End, End] => [practice, serviceById(id)]),
    ...practice.related.industries.map(({ id }): [End, End] => [practice, industryById(id)]),
    ...practice.reading.pieces.flatMap((id) => toPiece(practice, id)),
  ]);
  const ofIndustries = industries().flatMap(({ related, ...sector }): [End, End][] => [
    ...related.services.map(({ id }): [End, End] => [sector, serviceById(id)]),
    ...related.reading.pieces.flatMap(({ id }) => toPiece(sector, id)),
  ]);
  const mutual = [...ofPeople, ...ofServices, ...ofIndustries];
  const back = mutual.map(([one, other]): [End, End] => [other, one]);
  return [...ofPieces, ...toPieces, ...mutual, ...back];
}

/** The relation to a piece; none while the piece waits for its day. */
function toPiece(from: End, id: string): [End, End][] {
  const piece = insightById(id, 'graph.test.ts', 'id');
  return piece ? [[from, { name: id, path: piece.path }]] : [];
}

it('both ends of every relation link to each other', () => {
  const all = relations();
  expect(all.length).toBeGreaterThan(300);
  const missing = all
    .filter(([from, to]) => !linksOf(from.path).has(pageHref(to.path)))
    .map(([from, to]) => `${from.name} → ${to.name}`);
  expect([...new Set(missing)]).toEqual([]);
});

it('every practice names those who write on it, and they name the practice', () => {
  for (const piece of insights()) {
    for (const id of piece.services) {
      for (const person of piece.people.map((one) => personById(one, piece.file))) {
        expect([id, person.id, linksOf(`/services/${id}`).has(pageHref(person.path))]).toEqual([
          id,
          person.id,
          true,
        ]);
        expect(linksOf(person.path).has(`/services/${id}/`)).toBe(true);
      }
    }
  }
});

it('every practice and every industry on which there is something chooses a few pieces, and leads to the list of all on its matter', () => {
  const listOfAll = pageHref('/insights/all');
  const matters = [
    ...services().map(({ id, path }) => ({
      path,
      narrowed: `${listOfAll}?practice=${id}`,
      isWrittenOn: insights().some((piece) => piece.services.includes(id)),
    })),
    ...industries().map(({ id, path }) => ({
      path,
      narrowed: `${listOfAll}?industry=${id}`,
      isWrittenOn: insights().some((piece) => piece.industries.includes(id)),
    })),
  ];
  const wrong = matters.filter(({ path, narrowed, isWrittenOn }) => {
    const links = [...linksOf(path)];
    const chosen = insights().filter((piece) => links.includes(pageHref(piece.path)));
    if (links.includes(narrowed) !== isWrittenOn) return true;
    return chosen.length > MAX_CHOSEN || (isWrittenOn && chosen.length === 0);
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

it('every piece leads to those it names as related', () => {
  const missing = insights().flatMap((piece) =>
    relatedTo(piece)
      .filter(({ path }) => !linksOf(piece.path).has(pageHref(path)))
      .map(({ id }) => `${piece.id} → ${id}`),
  );
  expect(missing).toEqual([]);
});

it('every old address forwards to its page, and search engines are told so', () => {
  expect(redirects().length).toBeGreaterThan(0);
  for (const { from, to } of redirects()) {
    const { $ } = pages.get(`${from}/`)!;
    expect($('meta[http-equiv=refresh]').attr('content')).toBe(`0; url=${pageHref(to)}`);
    expect($('link[rel=canonical]').attr('href')).toMatch(new RegExp(`${pageHref(to)}$`));
    expect($('meta[name=robots]').attr('content')).toContain('noindex');
    expect(linksOf(from).has(pageHref(to))).toBe(true);
  }
});
