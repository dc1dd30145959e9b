import { bibtex } from '@/lib/cite/bibtex';
import { citationOf, plainCitation } from '@/lib/cite/citation';
import { ris } from '@/lib/cite/ris';
import { firm } from '@/lib/firm';
import { pageUrl } from '@/lib/site-origin';

const piece = {
  kind: 'policy-brief' as const,
  slug: 'seed',
  path: '/insights/policy-briefs/seed',
  label: 'Policy Brief',
  title: 'Who pays for 5% of R&D?',
  date: '2026-05-12',
  author: { id: 'esi-mensa', name: 'Esi Ɔforiwaa Mɛnsa' },
};
const url = pageUrl('/insights/policy-briefs/seed');
const { name, address } = firm;

it('reads as a sentence with its address', () => {
  expect(plainCitation(citationOf(piece))).toBe(
    `Mɛnsa, Esi Ɔforiwaa (2026). Who pays for 5% of R&D. Policy Brief. ${name}, ${address.city}. ${url}`,
  );
});

it('is a BibTeX entry that TeX can set', () => {
  expect(bibtex(citationOf(piece))).toBe(`@techreport{mensa-2026-seed,
  author = {Mɛnsa, Esi Ɔforiwaa},
  title = {{Who pays for 5\\% of R\\&D?}},
  institution = {${name.replace(/[&%$#_]/g, '\\$&')}},
  type = {Policy Brief},
  address = {${address.city}},
  year = {2026},
  month = may,
  url = {${url}},
}
`);
  expect(bibtex(citationOf({ ...piece, kind: 'article' }))).toMatch(/^@misc\{.*howpublished/s);
});

it('is an RIS record that begins with its type and ends with ER', () => {
  const lines = ris(citationOf(piece)).split('\r\n');
  expect(lines[0]).toBe('TY  - RPRT');
  expect(lines).toContain('AU  - Mɛnsa, Esi Ɔforiwaa');
  expect(lines).toContain('DA  - 2026/05/12');
  expect(lines.slice(-2)).toEqual(['ER  - ', '']);
  for (const line of lines.slice(0, -1)) expect(line).toMatch(/^[A-Z][A-Z0-9] {2}- /);
});

it('takes a family name that is not the last word from the file of the person', () => {
  const author = { id: 'abebe-bekele', name: 'Abebe Bekele', familyName: 'Abebe' };
  expect(plainCitation(citationOf({ ...piece, author }))).toMatch(/^Abebe, Bekele \(2026\)/);
});

it('lets no line break start a second field', () => {
  const record = ris(citationOf({ ...piece, title: 'Seed\r\nER  - ' }));
  expect(record.match(/^ER {2}- /gm)).toHaveLength(1);
});
