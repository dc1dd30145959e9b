/** Whole addresses, for canonical links, feeds and structured data. No script of a browser needs them. */
import { firm } from './firm';
import type { Language } from './languages';
import { fileHref, pageHref } from './site-url';

/** Origin of the published site, from `SITE_URL`; `www` at the firm's domain until it is set. */
export const siteOrigin = new URL(process.env.SITE_URL ?? `https://www.${firm.idAuthority.domain}`)
  .origin;

/** Absolute address of a page. */
export function pageUrl(path: string, of?: Pick<Language, 'prefix'>): string {
  return `${siteOrigin}${pageHref(path, of)}`;
}

/** Absolute address of a file that all languages share. */
export function fileUrl(path: string): string {
  return `${siteOrigin}${fileHref(path)}`;
}
