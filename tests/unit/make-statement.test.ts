/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { language } from '@/lib/languages';
import { readMarkdown } from '@/lib/markdown/document';
import { makeStatement } from '@/lib/pdf/make-statement';
import { type ReadPdf, readPdfs, squeeze } from '../support/read-pdf';

const statement = (body: string) => ({
  title: 'What the firm can do',
  description: 'The firm on two pages.',
  lede: 'For a buyer.',
  path: '/working-with-us/capability-statement',
  file: 'content/pages/any.yaml',
  date: '2026-03-02',
  body,
});
const make = (body: string) =>
  makeStatement(statement(body), readMarkdown(body, { file: 'content/pages/any.yaml' }));

const table = '| Practice | Lead |\n| --- | --- |\n| Research | Esi |\n';

describe('a statement of what the firm can do', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'statement-'));
  const file = path.join(folder, 'statement.pdf');
  let pdf: ReadPdf;

  beforeAll(async () => {
    const { bytes, pages } = await make(
      `## Who we are\n\nA firm of six.\n\n## Who leads\n\n${table}`,
    );
    expect(pages).toBe(1);
    fs.writeFileSync(file, bytes);
    [pdf] = readPdfs([file]) as [ReadPdf];
  });
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  const of = (role: string) =>
    pdf.elements.filter((element) => element.role === role).map(({ text }) => squeeze(text));

  it('tags its title, its sections and its table, in its language', () => {
    expect(of('H1')).toEqual(['What the firm can do']);
    expect(of('H2')).toEqual(['Who we are', 'Who leads']);
    expect([...of('TH'), ...of('TD')]).toEqual(['Practice', 'Lead', 'Research', 'Esi']);
    expect(pdf.lang).toBe(language.locale);
    expect(pdf.outline.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Who we are', 'Who leads']),
    );
  });
});

it('tells an editor that more than two pages are too many', async () => {
  const long = Array.from({ length: 90 }, (_, index) => `## Part ${index}\n\nWords.`).join('\n\n');
  await expect(make(long)).rejects.toThrow(
    /^content\/pages\/any\.yaml: found \d+ pages in the PDF, expected at most 2; shorten/,
  );
});

it('names the block that it cannot print', async () => {
  await expect(make('> A quotation.')).rejects.toThrow('no block prints the element <blockquote>');
});
