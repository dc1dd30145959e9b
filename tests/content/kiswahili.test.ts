import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { sw as firmWords } from '@/content/firm-words/sw';
import { sw as labels } from '@/content/interface/sw';
import { frontMatter } from '@/lib/content/engine/front-matter.mjs';

type Text = { file: string; field: string; text: string };

const root = process.cwd();
const folder = 'content/sw';

/** What visitors type and no page says: any word may stand there, also an English one. */
const wordsOfVisitors = /^content\/sw\/pages\/search\.yaml (?:keywords|kinds|synonyms)\b/;

/** The mark of the English words, in hexadecimal, whose letters can happen to spell some. */
const mark = 'from';

/** Every text in a value, with the path of its field. */
function textsIn(file: string, value: unknown, field = ''): Text[] {
  if (typeof value === 'string') return [{ file, field, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(file, inner, field ? `${field}.${key}` : key),
  );
}

/** The texts of a YAML file, or of the front matter of a Markdown file and of each line below it. */
function textsOf(file: string): Text[] {
  const written = fs.readFileSync(path.join(root, file), 'utf8');
  if (!file.endsWith('.md')) return textsIn(file, parse(written));
  const { matter, body } = frontMatter(written) ?? { matter: '', body: written };
  const above = written.slice(0, written.length - body.length).split('\n').length;
  return [
    ...textsIn(file, parse(matter)),
    ...body.split('\n').map((text, line) => ({ file, field: `line ${above + line}`, text })),
  ];
}

const texts = [
  ...fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => /\.(?:md|yaml)$/.test(file))
    .sort()
    .flatMap(textsOf),
  ...textsIn('content/interface/sw.ts', labels),
  ...textsIn('content/firm-words/sw.ts', firmWords),
].filter(({ file, field }) => field !== mark && !wordsOfVisitors.test(`${file} ${field}`));

/** A failure as it is listed: file, field and text. */
const at = ({ file, field, text }: Text) => `${file}, ${field}: ${text}`;

/** Rows of the table “Not / but” in docs/kiswahili.md: words, and those that stand for them. */
const replaced = (
  /\n## Not \/ but\n[\s\S]*?\n\|[-|]+\n([\s\S]*?)\n\n/.exec(
    fs.readFileSync(path.join(root, 'docs/kiswahili.md'), 'utf8'),
  )?.[1] ?? ''
)
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()))
  .flatMap(([, not = '', but = '']) => not.split(', ').map((word) => ({ word, but })));

it('the glossary names words that are not used', () => {
  expect(replaced.length).toBeGreaterThan(20);
  expect(replaced.filter(({ word, but }) => !word || !but)).toEqual([]);
});

it('no text has a word that the glossary replaces', () => {
  const found = replaced.flatMap(({ word, but }) => {
    const alone = new RegExp(`(?<!\\p{L})${word.replaceAll(' ', '\\s+')}(?!\\p{L})`, 'iu');
    return texts
      .filter(({ text }) => alone.test(text))
      .map((text) => `${at(text)} (not “${word}” but “${but}”)`);
  });
  expect(found).toEqual([]);
});

/** Words without which little English can be written, and none of which is Kiswahili. */
const english = new Set(
  `a about after again all also an and any are as at be because been before being between both but by
  can cannot could did do does each every for from had has have he her here his how if in into is it
  its may more most must never no not nothing of on one only or other our out over own read she should
  show since so some such than that the their them then there these they this those through to two
  under until up us use used was we were what when where which while who whom whose why will with
  without work would write you your`.split(/\s+/),
);

/** Names that methods have in English alone, and titles of English works. */
const englishNames = /^content\/sw\/pages\/methods\.yaml .*\.(?:full|reference\.text)$/;

/** A text without its quotations, terms in brackets, addresses, names in braces, dollars and marks. */
const ownWords = (text: string) =>
  text
    .replace(/“[^”]*”|\([^)]*\)|US\$|\{[^}]*\}|\[\^[^\]]*\]|`[^`]*`|\S*[/@]\S*/g, ' ')
    .replace(/[*_#>[\]]/g, ' ');

/** Share of English words in a sentence; a capital within a sentence is a name and does not count. */
function englishShare(sentence: string): number {
  const words = sentence.match(/[\p{L}’']+/gu) ?? [];
  if (words.length <= 3) return 0;
  const counted = words.filter((word, place) => place === 0 || /^\p{Ll}/u.test(word));
  return counted.filter((word) => english.has(word.toLowerCase())).length / counted.length;
}

const sentencesOf = (text: string) => ownWords(text).split(/[.:;!?|]+(?:\s|$)|\|/);

/** Of the sentences of the English edition nineteen in twenty have more, of the Kiswahili none. */
const mostEnglish = 0.25;

it('no sentence was left in English', () => {
  const found = texts
    .filter(({ file, field }) => !englishNames.test(`${file} ${field}`))
    .filter(({ text }) =>
      sentencesOf(text).some((sentence) => englishShare(sentence) > mostEnglish),
    );
  expect(found.map(at)).toEqual([]);
});
