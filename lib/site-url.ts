/** Addresses within the site; whole ones, for other sites and machines, are made in `site-origin.ts`. */
import { type Language, language } from './languages';

/** Sub-path the site is served under (`BASE_PATH`), without a trailing slash; empty at a domain root. */
export const basePath = process.env.BASE_PATH ?? '';

const OUTSIDE = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i;

/**
 * Address to print in `href` for a page, or for a file that each language has of its own (a feed, the
 * index of the search): with base path, the prefix of the language, and the trailing slash that a static
 * host needs. Fragments, mail and other sites pass unchanged; a file gets no slash.
 * @param of whose page it is; the language of this build unless told
 */
export function pageHref(path: string, of: Pick<Language, 'prefix'> = language): string {
  if (OUTSIDE.test(path)) return path;
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  const isFile = /\.[a-z0-9]+$/i.test(pathname);
  const slashed = pathname.endsWith('/') || isFile ? pathname : `${pathname}/`;
  return `${basePath}${of.prefix}${slashed}${rest}`;
}

/** Address of a file that all languages share: pictures, photos, icons, shared pictures, documents. */
export function fileHref(path: string): string {
  return `${basePath}${path}`;
}
