import { firm } from '@/lib/firm';
import { siteOrigin } from '@/lib/site-origin';
import { builtPages, existsInOut } from '../support/built-site';

const pages = builtPages();
const byPath = new Map(pages.map((page) => [page.path, page]));
const SITE = siteOrigin;

/** Every link of the site: page it stands on and address. */
const links = pages.flatMap(({ path, $ }) =>
  $('a[href]')
    .toArray()
    .map((element) => ({ path, href: $(element).attr('href') ?? '' })),
);

it('every link inside the site leads to a page or a file', () => {
  const inside = links.filter(({ href }) => href.startsWith('/'));
  expect(inside.length).toBeGreaterThan(1000);
  expect(inside.filter(({ href }) => !existsInOut(href))).toEqual([]);
});

it('links to pages carry the slash', () => {
  const bare = links.filter(
    ({ href }) => /^\/[^?#]*[^/?#]([?#]|$)/.test(href) && !/\.\w+([?#]|$)/.test(href),
  );
  expect(bare).toEqual([]);
});

it('every fragment has its target', () => {
  const missing = links.filter(({ path, href }) => {
    const [, target = '', fragment] = /^([^#?]*)(?:\?[^#]*)?#(.+)$/.exec(href) ?? [];
    if (!fragment || /^[a-z]+:/.test(href)) return false;
    const page = byPath.get(target || path);
    return !page || page.$(`[id="${decodeURIComponent(fragment)}"]`).length === 0;
  });
  expect(missing).toEqual([]);
});

it('no link is dead', () => {
  expect(
    links.filter(({ href }) => href === '' || href === '#' || /^javascript:/i.test(href)),
  ).toEqual([]);
});

it('every page can be reached from the home page', () => {
  const reached = new Set(['/']);
  const queue = ['/'];
  for (let path = queue.pop(); path; path = queue.pop()) {
    for (const link of links.filter((candidate) => candidate.path === path)) {
      const target = link.href.replace(/[?#].*$/, '');
      if (byPath.has(target) && !reached.has(target)) {
        reached.add(target);
        queue.push(target);
      }
    }
  }
  const expected = pages
    .filter(({ $ }) => $('meta[http-equiv=refresh]').length === 0)
    .map(({ path }) => path)
    .filter((path) => !/(?:\/404\.html|\/offline\/)$/.test(path));
  expect(expected.filter((path) => !reached.has(path))).toEqual([]);
});

it('mail goes to the firm’s own addresses, or to whom the visitor passes a page on', () => {
  const own: string[] = [firm.email, firm.careersEmail];
  const passedOn = ({ path, href }: { path: string; href: string }) =>
    href.startsWith('mailto:?') && decodeURIComponent(href).includes(`${SITE}${path}`);
  const strange = links.filter(
    (link) =>
      link.href.startsWith('mailto:') &&
      !own.includes(link.href.slice(7).replace(/\?.*$/, '')) &&
      !passedOn(link),
  );
  expect(strange).toEqual([]);
});

it('nothing is loaded from another host', () => {
  const foreign = pages.flatMap(({ path, $ }) =>
    $('[src], link[href], use[href], form[action]')
      .toArray()
      .map(
        (element) =>
          $(element).attr('src') ?? $(element).attr('href') ?? $(element).attr('action') ?? '',
      )
      .filter((address) => /^(?:https?:)?\/\//.test(address) && !address.startsWith(SITE))
      .map((address) => [path, address]),
  );
  expect(foreign).toEqual([]);
});

it('every picture file that a page uses exists and holds what it points at', async () => {
  const { readFileSync } = await import('node:fs');
  const uses = new Set(
    pages.flatMap(({ $ }) =>
      $('use[href]')
        .toArray()
        .map((element) => $(element).attr('href') ?? ''),
    ),
  );
  const missing = [...uses].filter((href) => {
    const [file = '', id = ''] = href.split('#');
    return !existsInOut(file) || !readFileSync(`out${file}`, 'utf8').includes(`id="${id}"`);
  });
  expect(uses.size).toBeGreaterThan(60);
  expect(missing).toEqual([]);
});
