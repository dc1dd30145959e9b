import { readMarkdown } from '@/lib/markdown/document';
import { answersIn, firstTable, setInForm } from '@/lib/markdown/specimen-forms';

const file = 'content/specimens/any.md';

it('reads the codes of a question, and what is written out', () => {
  expect(answersIn('1 yes; 2 no; 88 does not know; 99')).toEqual([
    { code: '1', words: 'yes' },
    { code: '2', words: 'no' },
    { code: '88', words: 'does not know' },
    { code: '99', words: '' },
  ]);
  expect(answersIn('number, and unit: 1 bag of 50 kg; 5 other: write')).toEqual([
    { words: 'number, and unit' },
    { code: '1', words: 'bag of 50 kg' },
    { code: '5', words: 'other: write' },
  ]);
});

it('marks what a drafter struck out and put in, in the clause alone', () => {
  const text = '| No. | Text |\n| --- | --- |\n| 1 | ~~may~~ **shall** |\n\n**Bold** stays.';
  const { content } = readMarkdown(text, { file });
  const all = JSON.stringify(setInForm(content, 'clause'));
  expect(JSON.stringify(firstTable(content))).toMatch(/"del".*"ins"/);
  expect(all).toContain('"strong"');
});

it('names the columns of a table of three columns of sentences, and leaves figures to be compared', () => {
  const rows = (rule: string) => `| What | Why | Until |\n${rule}\n| Form | Reload | Sent |`;
  const read = (rule: string) => JSON.stringify(readMarkdown(rows(rule), { file }).content);
  expect(read('| --- | --- | --- |')).toContain('"dataLabel":"Why"');
  expect(read('| --- | --- | ---: |')).not.toContain('dataLabel');
});

it('does not mark as wider than a phone what a phone sets as blocks', () => {
  const heads = ['Line', 'What', 'First', 'Second', 'Kept', 'Test', 'Week'];
  const row = `|${heads.join('|')}|\n`;
  const text = `${row}|${heads.map(() => '---').join('|')}|\n${row}${row}`;
  const { content } = readMarkdown(text, { file });
  expect(firstTable(content)?.properties).toHaveProperty('dataWide');
  setInForm(content, 'handover');
  expect(firstTable(content)?.properties).not.toHaveProperty('dataWide');
});
