import { insights, readings } from '@/lib/content/insights';
import { people } from '@/lib/content/person';
import { redirects } from '@/lib/content/redirects';
import { siteHref } from '@/lib/site-url';
import { builtPages } from '../support/built-site';

const pages = new Map(builtPages().map((page) => [page.path, page]));

/** Addresses that the main part of a page links to, without fragments. */
function linksOf(address: string): Set<string> {
  const { $ } = pages.get(siteHref(address).replace(/#.*/, ''))!;
  return new Set(
    $('main a[href^="/"]')
      .toArray()
      .map((link) => link.attribs.href ?? ''),
  );
}

it('every piece leads to its practices and industries', () => {
  const missing = readings().flatMap((piece) => {
    const links = linksOf(piece.path);
    return [
      ...piece.services.map((id) => `/services/${id}/`),
      ...piece.industries.map((id) => `/industries/${id}/`),
    ]
      .filter((target) => !links.has(target))
      .map((target) => [piece.path, target]);
  });
  expect(missing).toEqual([]);
});

it('every practice and industry leads to pieces about it', () => {
  const sections = ['services', 'industries'] as const;
  for (const section of sections) {
    for (const id of new Set(readings().flatMap((piece) => piece[section] as readonly string[]))) {
      const links = linksOf(`/${section}/${id}`);
      const about = readings().filter((piece) =>
        (piece[section] as readonly string[]).includes(id),
      );
      const found = about.filter(({ path }) => links.has(siteHref(path)));
      expect([id, found.length > 0]).toEqual([id, true]);
    }
  }
});

it('every piece leads to its people, and everyone to all they wrote or speak at', () => {
  for (const { id, path } of people()) {
    const links = linksOf(path);
    for (const piece of insights().filter(({ people: ids }) => ids.includes(id))) {
      expect([id, piece.path, links.has(siteHref(piece.path))]).toEqual([id, piece.path, true]);
      expect([piece.path, linksOf(piece.path).has(siteHref(path))]).toEqual([piece.path, true]);
    }
  }
});

it('every old address forwards to its page, and search engines are told so', () => {
  expect(redirects().length).toBeGreaterThan(0);
  for (const { from, to } of redirects()) {
    const { $ } = pages.get(`${from}/`)!;
    expect($('meta[http-equiv=refresh]').attr('content')).toBe(`0; url=${siteHref(to)}`);
    expect($('link[rel=canonical]').attr('href')).toMatch(new RegExp(`${siteHref(to)}$`));
    expect($('meta[name=robots]').attr('content')).toContain('noindex');
    expect(linksOf(from).has(siteHref(to))).toBe(true);
  }
});
