// @ts-check
/** What a host must know about single files: how long they keep, who may embed them, their type. */

import { prefixed } from './languages.mjs';

/**
 * @typedef {object} FileRule
 * @property {'prefix' | 'name'} by start of the path, or the file's last name
 * @property {string} value below the base path
 * @property {Record<string, string>} headers on top of, or instead of, the general ones
 */

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Everything not named otherwise is asked for again, and answered 304 while it has not changed. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** @type {FileRule[]} */
export const fileRules = [
  { by: 'prefix', value: '/_next/static/', headers: { 'Cache-Control': FOR_EVER } },
  { by: 'prefix', value: '/art/', headers: { 'Cache-Control': FOR_EVER } },
  {
    by: 'prefix',
    value: '/og/',
    // Pictures for other people's pages: the one kind of file that others may embed.
    headers: { 'Cache-Control': FOR_EVER, 'Cross-Origin-Resource-Policy': 'cross-origin' },
  },
  {
    by: 'name',
    value: 'feed.xml',
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  },
  { by: 'name', value: 'feed.json', headers: { 'Content-Type': 'application/feed+json' } },
  // What has no prefix is in the first language, or in none.
  ...prefixed.map(({ id, prefix }) => ({
    by: /** @type {const} */ ('prefix'),
    value: `${prefix}/`,
    headers: { 'Content-Language': id },
  })),
];

/** Type of each kind of file that we publish, by extension. Text kinds are UTF-8. */
export const mimeTypes = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  txt: 'text/plain',
  xml: 'application/xml',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  ics: 'text/calendar',
  vcf: 'text/vcard',
  csv: 'text/csv',
  bib: 'application/x-bibtex',
  ris: 'application/x-research-info-systems',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
};

/**
 * Whether a type is sent with `; charset=utf-8`. JSON has no charset parameter (RFC 8259, 11).
 * @param {string} type
 */
export const hasCharset = (type) => type.startsWith('text/') || type === 'application/xml';

/**
 * Content-Type of a file, with its charset.
 * @param {string} type
 */
export const contentType = (type) => (hasCharset(type) ? `${type}; charset=utf-8` : type);

/**
 * Headers of one path, over the general ones.
 * @param {string} pathname below the base path
 * @param {readonly FileRule[]} [more] rules of this build on top
 * @returns {Record<string, string>}
 */
export function headersOf(pathname, more = []) {
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  const extension = /** @type {keyof typeof mimeTypes} */ (name.slice(name.lastIndexOf('.') + 1));
  /** @type {Record<string, string>} */
  const headers = { 'Cache-Control': REVALIDATE };
  const type = mimeTypes[extension];
  if (type) headers['Content-Type'] = contentType(type);
  for (const rule of [...fileRules, ...more]) {
    if (rule.by === 'prefix' ? pathname.startsWith(rule.value) : name === rule.value)
      Object.assign(headers, rule.headers);
  }
  return headers;
}
