import { renderToStaticMarkup } from 'react-dom/server';
import { Sources } from '@/components/prose/sources';
import type { Source } from '@/lib/content/types/source';
import { fullText } from '@/lib/feeds/full-text';
import { languages } from '@/lib/languages';
import { readMarkdown } from '@/lib/markdown/document';
import { withMarginSources } from '@/lib/markdown/margin-sources';
import { runsOf } from '@/lib/pdf/inline';
import { PdfCanvas } from '@/lib/pdf/pdf-canvas';
import { type } from '@/lib/pdf/typography';

/** A build in a second language, whose sources keep the names of the first. */
jest.mock('@/lib/languages', () => {
  const actual = jest.requireActual('@/lib/languages');
  return { ...actual, language: actual.languages[1] };
});

const [{ id: lang, hreflang }] = languages;
const seed: Source = {
  id: 'seed',
  publisher: 'AGRA (Nairobi)',
  title: 'Seed that grows',
  at: 'page 3',
  year: 2024,
  url: 'https://agra.org/seed',
};
const letter: Source = {
  id: 'letter',
  publisher: 'KEPHIS',
  title: 'A letter',
  read: 2026,
  noLink: 'not-online',
};
const document = () =>
  readMarkdown('Moja.[^seed] Mbili.[^letter]', { file: 'a.md', sources: [seed, letter] });

const marked = (words: string) => `<span lang="${lang}">${words}</span>`;
const link = `<a href="https://agra.org/seed" lang="${lang}" hreflang="${hreflang}">Seed that grows, page 3</a>`;

it('publishers and titles say in which language they are, our own words between them do not', () => {
  const html = fullText(document(), '/insights/seed');
  expect(html).toContain(`<p>${marked('AGRA (Nairobi)')} (2024). ${link}`);
  expect(html).toMatch(
    new RegExp(`<p>${marked('KEPHIS')} \\([^<]*2026\\)\\. ${marked('A letter')} \\([^<]+\\)`),
  );
});

it('the list on the page does so too, with the site of a linked work behind it', () => {
  const list = renderToStaticMarkup(<Sources document={document()} />);
  expect(list).toContain(`lang="${lang}" hrefLang="${hreflang}"`);
  expect(list.match(new RegExp(` lang="${lang}"`, 'g'))).toHaveLength(4);
  expect(list).toContain('>agra.org<');
});

it('the margin names the publisher in that language', () => {
  const html = JSON.stringify(withMarginSources(document()));
  expect(html).toContain(`"dataBy":"1 AGRA (Nairobi), 2024","lang":"${lang}"`);
  expect(html).toContain(`"dataBy":"2 KEPHIS","lang":"${lang}"`);
});

it('a document of pages has it at each run', () => {
  const inline = { nameCitation: (number: string) => number, resolve: (href: string) => href };
  const [first] = document().sources;
  const runs = runsOf(first ? [first] : [], inline).filter(({ text }) => text.trim());
  expect(runs.map(({ text, lang: of }) => [text, of])).toEqual([
    ['AGRA (Nairobi)', lang],
    [' (2024). ', undefined],
    ['Seed that grows, page 3', lang],
  ]);
});

it('and so tells a voice that reads the document', async () => {
  const facts = { title: 'a', author: 'b', subject: 'c', keywords: 'd', date: '2026-01-01' };
  const canvas = new PdfCanvas({ ...facts, lang: 'sw-KE' });
  canvas.addPage();
  const words = (text: string, run: object) => ({ run: { text, ...run }, text, x: 0, width: 9 });
  const target = { href: 'https://agra.org/', words: 'Seed' };
  const pieces = [words('AGRA', { lang }), words(' na ', {}), words('Seed', { lang, target })];
  canvas.line({ pieces, width: 27 }, 0, 20, type.source, canvas.element('P'));
  const file = Buffer.from(await canvas.end()).toString('latin1');
  expect(file.match(new RegExp(`/Lang \\(${lang}\\)`, 'g'))).toHaveLength(2);
});
