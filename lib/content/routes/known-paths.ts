import { ContentError } from '@/lib/content/engine/content-error';
import { memoize } from '@/lib/content/engine/read';
import { suggestPage } from '@/lib/not-found/suggest-page';
import { oldAddresses } from './redirects';
import { type SitePage, sitePages } from './routes';

/** A path in a content file, and the field that holds it. */
export type PathReference = { field: string; path: string };

/**
 * Makes sure that paths lead to pages of the site.
 * @param file the file that holds them: `content/navigation.yaml`
 * @throws ContentError naming each field whose path leads nowhere
 */
export function assertPathsExist(written: readonly PathReference[], file: string): void {
  const pages = sitePages();
  const known = new Set(pages.map(({ path }) => path));
  const errors = written
    .filter(({ path }) => !known.has(path))
    .map(({ field, path }) => {
      const wanted = 'the path of a page, without a slash at its end';
      return `${field}: found ${JSON.stringify(path)}, expected ${wanted}${nearest(path, pages)}`;
    });
  if (errors.length > 0) throw new ContentError(file, errors);
}

/**
 * What is wrong with a link in a text that leads to a page of the site which is not there.
 * @param address begins with a slash
 * @returns what was found and expected, with the nearest page
 */
export function deadLink(address: string): string | undefined {
  const path = address.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
  const pages = memoize('known pages', sitePages);
  const [, paper] = /^\/downloads\/(.+)\.pdf$/.exec(path) ?? [];
  if (paper !== undefined) {
    return pages.some((page) => page.path.endsWith(`/${paper}`))
      ? undefined
      : `found a link to ${path}, expected the name of a brief or a report after /downloads/`;
  }
  if (path.endsWith('.html')) {
    return `found a link to ${path}, expected the address without .html`;
  }
  // Another file that is made, such as a feed, is none of the pages.
  if (/\.\w+$/.test(path)) return undefined;
  if (pages.some((page) => page.path === path) || oldAddresses().includes(path)) return undefined;
  return `found a link to ${path}, expected the address of a published page${nearest(path, pages)}`;
}

/**
 * What is wrong with a link in a text that leads to a mail program, a telephone or a heading of the text itself.
 * @param address as it is written
 * @param headings gives the ids of the headings of the text
 * @returns what was found and expected
 */
export function deadAddress(
  address: string,
  headings: () => readonly string[],
): string | undefined {
  const told = (expected: string) => `found a link to ${address}, expected ${expected}`;
  if (/^mailto:/i.test(address) && !MAIL.test(address))
    return told('an address such as info@firm.org after mailto:');
  if (/^tel:/i.test(address) && !TELEPHONE.test(address))
    return told('a number in international form after tel:, such as tel:+254700000000');
  if (!address.startsWith('#')) return undefined;
  const ids = headings();
  if (ids.some((id) => [id, encodeURIComponent(id)].includes(address.slice(1)))) return undefined;
  const one = ids[0] ? `, such as #${ids[0]}` : '';
  return told(`# and a heading of this text, in small letters with hyphens${one}`);
}

const MAIL = /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]{2,}(?:\?.*)?$/i;
const TELEPHONE = /^tel:\+\d[\d().-]{6,}$/i;

function nearest(path: string, pages: readonly SitePage[]): string {
  const page = suggestPage(path, pages);
  return page ? `; the nearest is ${page.path}` : '';
}

/** The paths of a list of links, as `assertPathsExist` takes them. */
export function pathsIn(list: readonly { path: string }[], field: string): PathReference[] {
  return list.map(({ path }, index) => ({ field: `${field}[${index + 1}].path`, path }));
}
