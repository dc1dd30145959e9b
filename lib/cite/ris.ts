import type { Citation } from './citation';

/**
 * A citation as a RIS record, which Zotero, EndNote and Mendeley read: one `TAG  - value` a line, CR LF
 * at the end of each. `RPRT` is a report, `ELEC` a page on the web.
 */
export function ris({
  isReport,
  author,
  title,
  type,
  publisher,
  city,
  date,
  url,
}: Citation): string {
  const fields = [
    ['TY', isReport ? 'RPRT' : 'ELEC'],
    ['AU', author.given ? `${author.family}, ${author.given}` : author.family],
    ['TI', title],
    ['M3', type],
    ['PB', publisher],
    ['CY', city],
    ['PY', date.slice(0, 4)],
    ['DA', date.replaceAll('-', '/')],
    ['UR', url],
    ['ER', ''],
  ];
  return fields.map(([tag, value = '']) => `${tag}  - ${value.replace(/\s+/g, ' ')}\r\n`).join('');
}
