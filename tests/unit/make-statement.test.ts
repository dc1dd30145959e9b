/** @jest-environment node */
import { language } from '@/lib/languages';
import { readMarkdown } from '@/lib/markdown/document';
import { makeStatement } from '@/lib/pdf/make-statement';
import { readPdf, wordsOf } from '../support/read-pdf';

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

it('tags the title, the sections and the table of a statement, in its language', async () => {
  const { bytes, pages } = await make(
    `## Who we are\n\nA firm of six.\n\n## Who leads\n\n${table}`,
  );
  expect(pages).toBe(1);
  const pdf = readPdf(bytes);
  const of = (role: string) => wordsOf(pdf, role);
  expect(of('H1')).toEqual(['What the firm can do']);
  expect(of('H2')).toEqual(['Who we are', 'Who leads']);
  expect([...of('TH'), ...of('TD')]).toEqual(['Practice', 'Lead', 'Research', 'Esi']);
  expect(pdf.lang).toBe(language.locale);
  expect(pdf.outline.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Who we are', 'Who leads']),
  );
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
