import type { Citation } from './citation';

/**
 * A citation as a BibTeX entry in UTF-8. Reports and briefs are `techreport`, other pieces `misc`, the
 * types that every style knows.
 */
export function bibtex(citation: Citation): string {
  const { key, isReport, author, title, type, publisher, city, date, url } = citation;
  const [year, month] = date.split('-');
  const fields = [
    ['author', `${escapeTex(author.family)}${author.given && `, ${escapeTex(author.given)}`}`],
    // A second pair of braces keeps the capitals of names as they are.
    ['title', `{${escapeTex(title)}}`],
    [isReport ? 'institution' : 'organization', escapeTex(publisher)],
    ...(isReport ? [['type', escapeTex(type)]] : [['note', escapeTex(type)]]),
    ['address', escapeTex(city)],
    ['year', year],
    ['month', months[Number(month) - 1]],
    ...(isReport ? [] : [['howpublished', `\\url{${url}}`]]),
    ['url', url],
  ];
  const lines = fields.map(([name, value]) =>
    name === 'month' ? `  month = ${value},` : `  ${name} = {${value}},`,
  );
  return `@${isReport ? 'techreport' : 'misc'}{${key},\n${lines.join('\n')}\n}\n`;
}

/** Names of the months that BibTeX defines. */
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const special: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** Characters that mean something to TeX; a line break would end nothing, but reads badly. */
function escapeTex(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\{}%$#&_~^]/g, (character) => special[character] ?? `\\${character}`);
}
