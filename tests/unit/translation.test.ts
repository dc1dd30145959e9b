import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { contentFolder } from '../support/content-folder';

/** A build in a second language, which has content of its own. */
jest.mock('@/lib/languages', () => {
  const en = { id: 'en', prefix: '', locale: 'en-KE', hreflang: 'en' };
  const sw = { id: 'sw', prefix: '/sw', locale: 'sw-KE', hreflang: 'sw' };
  return { languages: [en, sw], language: sw };
});
jest.mock('@/lib/firm', () => ({
  firm: { newsletter: {}, replyTime: { inquiry: 'saa 24', application: 'siku 5-7' } },
}));

import { markOf } from '@/lib/content/engine/mark-of.mjs';
import { readFile, readFolder } from '@/lib/content/engine/read';
import { translatedFrom } from '@/lib/content/engine/translatable';

const folder = contentFolder({ filled: false, per: 'test' });
const page = z.strictObject({ title: z.string().max(30), reply: z.string(), path: z.string() });
const piece = z.strictObject({ title: z.string(), date: z.string() });

function write(file: string, text: string) {
  const full = path.join(folder(), file);
  fs.mkdirSync(path.dirname(full), { recursive: true });
  fs.writeFileSync(full, text);
}

beforeEach(() => {
  write('pages/a.yaml', 'title: Title\nreply: "Within {replyToEnquiry}"\npath: /about\n');
  write('notes/n.md', '---\ntitle: Note of 2024\ndate: 2024-01-02\n---\n\nIn 2024.[^a]\n');
});

const FROM = 'from: "00000000"\n';

it('without a translation reads the English, and says so of the text', () => {
  expect(readFile('pages/a.yaml', page).title).toBe('Title');
  expect(readFolder('notes', piece)).toMatchObject([{ bodyLanguage: 'en', body: 'In 2024.[^a]' }]);
});

it('lays the words of a translation over the English, facts of the firm filled in', () => {
  write('sw/pages/a.yaml', `${FROM}title: Kichwa\nreply: "Ndani ya {replyToEnquiry}"\n`);
  expect(readFile('pages/a.yaml', page)).toEqual({
    title: 'Kichwa',
    reply: 'Ndani ya saa 24',
    path: '/about',
  });
});

it('takes the Markdown of a translation that has some; its front matter is inherited', () => {
  write('sw/notes/n.md', `---\n${FROM}title: Dokezo la 2024\n---\n\nMwaka 2024.[^a]\n`);
  expect(readFolder('notes', piece)).toMatchObject([
    {
      slug: 'n',
      file: 'content/notes/n.md',
      data: { title: 'Dokezo la 2024', date: '2024-01-02' },
      body: 'Mwaka 2024.[^a]',
      bodyLanguage: 'sw',
    },
  ]);
});

it('leaves the English text below translated fields', () => {
  write('sw/notes/n.md', `---\n${FROM}title: Dokezo la 2024\n---\n`);
  expect(readFolder('notes', piece)).toMatchObject([
    { data: { title: 'Dokezo la 2024' }, body: 'In 2024.[^a]', bodyLanguage: 'en' },
  ]);
});

it.each([
  [
    'a mark that is missing',
    'title: Kichwa\n',
    /^ {2}from: found nothing, expected the mark of the English text that it was made from, in quotes: "[0-9a-f]{8}"$/m,
  ],
  [
    'a mark that is none',
    'from: 2026\ntitle: Kichwa\n',
    /^ {2}from: found 2026, expected the mark/m,
  ],
  [
    'an unknown field',
    `${FROM}titel: Kichwa\n`,
    /^ {2}titel: found a field that the English file does not have/m,
  ],
  [
    'words that the page has no room for',
    `${FROM}title: ${'kichwa '.repeat(9)}\n`,
    /^ {2}title: found .*, expected at most 30 characters$/m,
  ],
  ['no fields', 'Kichwa\n', /the whole file: found "Kichwa", expected a group of fields/],
  ['text that is no YAML', `${FROM}title: "x\n`, /line \d: found a quote that is never closed/],
])('stops the build at %s, naming the file of the translation', (_, text, sentence) => {
  write('sw/pages/a.yaml', text);
  expect(() => readFile('pages/a.yaml', page)).toThrow(
    /^content\/sw\/pages\/a\.yaml cannot be used:/,
  );
  expect(() => readFile('pages/a.yaml', page)).toThrow(sentence);
});

it('stops the build at a figure of the text that differs', () => {
  write('sw/notes/n.md', `---\n${FROM}---\n\nMwaka 2023.[^a]\n`);
  expect(() => readFolder('notes', piece)).toThrow(
    'content/sw/notes/n.md cannot be used:\n  the text: found the figure 2023, expected 2024',
  );
});

it.each(['sw/pages/b.yaml', 'sw/notes/photo.jpg'])(
  'stops the build at %s, a translation of nothing',
  (file) => {
    write(file, FROM);
    expect(() => readFile('pages/a.yaml', page)).toThrow(
      `content/${file} cannot be used:\n  the file: found a translation of nothing, expected the English file as content/${file.slice(3)}`,
    );
  },
);

it('asks for the mark that the English text has now', () => {
  const mark = markOf(
    translatedFrom({ title: 'Title', reply: 'Within {replyToEnquiry}', path: '/about' }, ''),
  );
  write('sw/pages/a.yaml', 'title: Kichwa\n');
  expect(() => readFile('pages/a.yaml', page)).toThrow(`"${mark}"`);
});
