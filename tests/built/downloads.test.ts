import fs from 'node:fs';
import path from 'node:path';
import { policyBriefs } from '@/lib/content/types/policy-brief';
import { reports } from '@/lib/content/types/report';
import { language } from '@/lib/languages';
import { firstPages, outDir } from '../support/built-site';
import { plainSpaces } from '../support/plain-spaces';
import { readPdfs, squeeze } from '../support/read-pdf';

const pieces = [...policyBriefs(), ...reports()];
const files = pieces.map(({ slug }) => path.join(outDir, 'downloads', `${slug}.pdf`));
const pages = new Map(firstPages().map((page) => [page.path, page]));
const documents = readPdfs(files);

const plain = (element: { text(): string } | undefined) => plainSpaces(element?.text() ?? '');

it('every brief and report has a document, and the firm its statement', () => {
  expect(fs.readdirSync(path.join(outDir, 'downloads')).sort()).toEqual(
    [...pieces.map(({ slug }) => `${slug}.pdf`), 'capability-statement.pdf'].sort(),
  );
});

describe.each(pieces.map((piece, index) => ({ piece, index, name: piece.slug })))(
  '$name.pdf',
  ({ piece, index }) => {
    const pdf = documents[index] as (typeof documents)[number];
    const file = files[index] as string;
    const page = pages.get(`${piece.path}/`);
    const elements = (role: string) => pdf.elements.filter((element) => element.role === role);

    it('names its title and language, and shows the title', () => {
      expect(pdf).toMatchObject({ title: piece.title, lang: language.locale, showsTitle: true });
    });
    it('is tagged throughout, its title as the one heading of level 1', () => {
      expect(pdf.marked).toBe(true);
      expect(pdf.pages.flatMap(({ loose }) => loose)).toEqual([]);
      expect(elements('H1').map(({ text }) => squeeze(text))).toEqual([piece.title]);
      expect(elements('Figure').filter(({ alt }) => !alt)).toEqual([]);
    });
    it('holds the heading of its page as text, and all headings of the text', () => {
      expect(page?.$('h1').text()).toBe(piece.title);
      expect(squeeze(pdf.pages[0]?.text ?? '')).toContain(piece.title);
      const wanted = piece.body.match(/^#{2,3} .+$/gm)?.map((line) => line.replace(/^#+ /, ''));
      expect(pdf.outline.map(({ title }) => title)).toEqual(expect.arrayContaining(wanted ?? ['']));
    });
    it('has a bookmark for each heading, on the page where it stands', () => {
      const headings = pdf.elements.filter(({ role }) => /^H[23]$/.test(role));
      expect(pdf.outline.map(({ title, level }) => [`H${level}`, title])).toEqual(
        headings.map(({ role, text }) => [role, squeeze(text)]),
      );
      for (const { title, page: number } of pdf.outline) {
        expect(squeeze(pdf.pages[number - 1]?.text ?? '')).toContain(title);
      }
    });
    it('links to its sources, inside and outside', () => {
      const links = pdf.pages.flatMap((sheet) => sheet.links);
      expect(links.filter(({ found }) => found === false)).toEqual([]);
      expect(links.filter(({ words }) => !words)).toEqual([]);
      const urls = new Set(links.map(({ url }) => url && new URL(url).href));
      const wanted = piece.sources.flatMap(({ url }) => (url ? [new URL(url).href] : []));
      expect(wanted.filter((url) => !urls.has(url))).toEqual([]);
      expect(links.filter(({ place }) => place?.startsWith('fn-')).length).toBeGreaterThanOrEqual(
        piece.sources.length,
      );
    });
    it('weighs less than 400 kB, and its page says how much and how long', () => {
      const bytes = fs.statSync(file).size;
      expect(bytes).toBeLessThan(400_000);
      const facts = `PDF, ${pdf.pages.length} pages, ${Math.ceil(bytes / 1000)} kB`;
      const list = piece.kind === 'report' ? 'reports' : 'policy-briefs';
      const label = piece.kind === 'report' ? 'Download' : 'Download PDF';
      for (const path of [`${piece.path}/`, `/insights/${list}/`]) {
        const link = pages.get(path)?.$(`a[download][href="/downloads/${piece.slug}.pdf"]`);
        expect(link?.length).toBe(1);
        expect(plain(link)).toBe(`${label}: ${piece.title}`);
        expect(plain(link?.parent())).toContain(facts);
      }
    });
  },
);
