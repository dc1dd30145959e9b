/** Sub-path the site is served under (`BASE_PATH`), without a trailing slash; empty at a domain root. */
export const basePath = process.env.BASE_PATH ?? '';

/** Origin of the published site, from `SITE_URL`; a reserved name until it is set. */
export const siteOrigin = new URL(process.env.SITE_URL ?? 'https://www.upeo.example').origin;

const OUTSIDE = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i;

/**
 * Address to print in `href` for a path inside the site: with base path, and with the trailing slash
 * that a static host needs. Files (`/feed.xml`), fragments, mail and other sites pass unchanged
 * apart from the base path.
 */
export function siteHref(path: string): string {
  if (OUTSIDE.test(path)) return path;
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  const isFile = /\.[a-z0-9]+$/i.test(pathname);
  const slashed = pathname.endsWith('/') || isFile ? pathname : `${pathname}/`;
  return `${basePath}${slashed}${rest}`;
}

/** Absolute address of a path inside the site, for canonical links, feeds and structured data. */
export function absoluteUrl(path: string): string {
  return `${siteOrigin}${siteHref(path)}`;
}
