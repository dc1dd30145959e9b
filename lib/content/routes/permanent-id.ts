import { firm } from '@/lib/firm';
import { language } from '@/lib/languages';
import { firstPath } from './redirects';

/**
 * Id of a page that outlives its address and the site's (RFC 4151, a "tag" URI): made of the address
 * that the page had first, so that a renamed piece is not shown as new. Each language
 * has its own: one who follows two feeds reads both.
 * @param path present address, without base path and trailing slash
 */
export function permanentId(path: string): string {
  const { domain, since } = firm.idAuthority;
  return `tag:${domain},${since}:${language.prefix}${firstPath(path)}`;
}

/**
 * The same for calendars, whose programs expect the form `name@domain` (RFC 7986, 5.3). An event is one in
 * every language: who gets it in another keeps it once.
 */
export function permanentUid(path: string): string {
  return `${firstPath(path).split('/').at(-1)}@${firm.idAuthority.domain}`;
}
