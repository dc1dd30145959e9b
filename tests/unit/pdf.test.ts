/** @jest-environment node */
import { bioOf, roleOf } from '@/lib/content/types/placeholder-notes';
import type { Report } from '@/lib/content/types/report';
import { language } from '@/lib/languages';
import { readMarkdown } from '@/lib/markdown/document';
import { makePdf } from '@/lib/pdf/make-pdf';
import { pageUrl } from '@/lib/site-origin';
import { type ReadPdf, readPdf, squeeze, wordsOf } from '../support/read-pdf';

const chart = (type: string) => `\`\`\`chart
type: ${type}
title: Rain on the ${type}
unit: millimetres a month
alt: Rain in March is far above that of January and February.
source: [met]
category: Month
series: [Nairobi, Kisumu]
rows:
  - ["2021", 40, 70]
  - ["2022", 1250, null]
note: Measured at the airport.
\`\`\``;

const body = `## First & foremost

A paragraph with **bold words**, a [way into the site](/contact), a [way out](https://example.org/a) and a citation.[^met]

- one
- two

### A part of it

1. first
2. second

> Said by somebody.

| Place | Figure |
| ----- | -----: |
| Gĩkũyũ | 12 |

${chart('bars')}

${chart('columns')}

${chart('lines')}
`;

const sources = [
  {
    id: 'met',
    publisher: 'Met Office',
    title: 'Rain',
    at: 'table 2',
    read: 2026,
    url: 'https://example.org/rain',
  },
];
const piece = {
  id: 'report/rain',
  kind: 'report',
  title: 'Rain & reason',
  label: 'Research Report',
  category: 'agriculture',
  categoryLabel: 'Agriculture',
  path: '/insights/reports/rain',
  date: '2026-03-02',
  dateLabel: '2 March 2026',
  excerpt: 'What <rain> does.',
  tags: ['Rain'],
  slug: 'rain',
  author: {
    id: 'esi',
    name: 'Esi Ɔforiwaa',

    role: 'Lead',
    bio: 'Counts drops.',
    placeholder: true,
  },
} as unknown as Report;
const art = { shapes: '<path fill="var(--a-lat)" d="M0 0h9v9z"/>', width: 10, height: 10 };

async function make(): Promise<Uint8Array> {
  const { bytes } = await makePdf({
    piece,
    document: readMarkdown(body, { file: 'content/reports/rain.md', sources }),
    points: { title: 'In three sentences', items: ['It rains.', 'It pours.', 'It stops.'] },
    art,
    cloth: art,
  });
  return bytes;
}

describe('a document', () => {
  let bytes: Uint8Array;
  let pdf: ReadPdf;

  beforeAll(async () => {
    bytes = await make();
    pdf = readPdf(bytes);
  });

  const of = (role: string) => wordsOf(pdf, role);

  it('tags every kind of block for what it is', () => {
    expect(of('H1')).toEqual(['Rain & reason']);
    expect(of('H2')).toContain('First & foremost');
    expect(of('H3')).toEqual(['A part of it']);
    expect(of('Lbl')).toEqual(['', '', '1', '2', '1']);
    expect(of('LBody')).toEqual(expect.arrayContaining(['one', 'two', 'first', 'second']));
    expect(of('BlockQuote')).toEqual(['Said by somebody.']);
    expect(of('TH')).toEqual(['Place', 'Figure', 'Gĩkũyũ']);
    expect(of('TD')).toEqual(['12']);
    expect(of('Caption')).toHaveLength(3);
  });
  it('prints of a source where in it, and when an undated one was read', () => {
    const [entry] = of('LBody').slice(-1);
    expect(entry).toMatch(/^Met Office \(undated, read 2026\)\. ?Rain, table 2$/);
  });
  it('says of an invented author that nobody of that name stands behind it', () => {
    const { author } = piece;
    const text = squeeze(pdf.pages.map((page) => page.text).join(' '));
    expect(text).toContain(`${roleOf(author)}. ${bioOf(author)}`);
    expect(roleOf(author)).not.toBe(author.role);
  });

  it('says each figure of a chart to those who cannot see it', () => {
    const figures = pdf.elements.filter(({ role }) => role === 'Figure');
    expect(figures).toHaveLength(3);
    for (const { alt } of figures) {
      expect(alt).toContain('Rain in March is far above');
      expect(alt).toContain('2022: Nairobi 1,250, Kisumu not known.');
    }
  });
  it('opens at its first page, under its title, with its headings beside it, in its language', () => {
    expect(pdf.opensAt).toBe(1);
    expect(pdf.showsTitle).toBe(true);
    expect(pdf.panel).toBe('UseOutlines');
    expect(pdf.outline.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['First & foremost', 'A part of it', 'Sources']),
    );
    expect(pdf.lang).toBe(language.locale);
  });
  it('keeps links alive and makes those of the site absolute', () => {
    const links = pdf.pages.flatMap((page) => page.links);
    expect(links.map(({ url }) => url)).toEqual(
      expect.arrayContaining([pageUrl('/contact'), 'https://example.org/a']),
    );
    expect(links.filter(({ found }) => found === false)).toEqual([]);
    expect(links).toContainEqual(expect.objectContaining({ place: 'fn-1', words: 'Source 1' }));
  });
  it('survives an ampersand in its metadata', () => {
    const xml = Buffer.from(bytes).toString('latin1');
    expect(xml).toContain('>Rain &amp; reason<');
    expect(xml).toContain('What &lt;rain&gt; does.');
    expect(pdf.title).toBe('Rain & reason');
  });
  it('carries the date of the piece, and is the same, byte for byte, when made again', async () => {
    expect(Buffer.from(bytes).toString('latin1')).toContain('(D:20260302000000Z)');
    expect(Buffer.compare(Buffer.from(await make()), Buffer.from(bytes))).toBe(0);
  });
});
