import fs from 'node:fs';
import path from 'node:path';
import { frontMatter } from '@/lib/content/engine/front-matter.mjs';
import { readYaml } from '@/lib/content/engine/yaml';
import { memoize } from '@/lib/memoize.mjs';

/** Shorter words, and what is no sentence, such as a heading, may well be somebody's own. */
const SENTENCE = 25;

/** The sentences that `npm run new` writes with a template, to be written over. */
const sentencesFor = memoize((template: string): ReadonlySet<string> => {
  const file = ['md', 'yaml']
    .map((ending) => path.join(process.cwd(), 'scripts/templates', `${template}.${ending}`))
    .find((each) => fs.existsSync(each));
  // A site that is built without its scripts has no templates, and nobody begins with one.
  if (!file) return new Set();
  const text = fs.readFileSync(file, 'utf8');
  const { matter = text, body = '' } = frontMatter(text) ?? {};
  const read = readYaml(matter);
  const inFields = 'value' in read ? textsIn(read.value).map(([, text]) => text) : [];
  const own = [...inFields, ...body.split('\n')].map((text) => text.trim());
  return new Set(own.filter((text) => text.length >= SENTENCE && /^[^#|`{].*[.?]$/.test(text)));
});

/**
 * Marks of something that is still to be written. A draft may hold them. "Todo" is a word of other languages, and
 * XXX a number of the Romans.
 */
const TO_DO = /\b(?:TODO|FIXME|TBC|TBD|XXXX+|xxx+)\b|\b[Ll]orem ipsum\b/;

/**
 * A sentence for each field and line in which the words of the template still stand, or a mark of work to do.
 * @param template its name in `scripts/templates`, without the ending
 */
export function unfinishedTextIn(template: string, data: unknown, body = ''): string[] {
  const sentences = sentencesFor(template);
  const lines = body
    .split('\n')
    .map((line, index): [string, string] => [`text, line ${index + 1}`, line]);
  return [...textsIn(data), ...lines].flatMap(([place, text]) => {
    const mark = TO_DO.exec(text)?.[0];
    const found = JSON.stringify(text.trim().slice(0, 60));
    if (mark)
      return [`${place}: found ${JSON.stringify(mark)} in ${found}, expected what it stands for`];
    return sentences.has(text.trim())
      ? [`${place}: found ${found}, which is the template's, expected your own words`]
      : [];
  });
}

/** Every text of some values, with its place as an editor counts. */
function textsIn(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  if (Array.isArray(value))
    return value.flatMap((inner, index) => textsIn(inner, `${place}[${index + 1}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, place ? `${place}.${key}` : key),
  );
}
