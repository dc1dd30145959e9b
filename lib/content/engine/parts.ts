import { isUtf8 } from 'node:buffer';
import fs from 'node:fs';
import { firm } from '@/lib/firm';
import { ContentError } from './content-error';
import { frontMatter } from './front-matter.mjs';
import { readYaml } from './yaml';

/**
 * The text of a content file or of a translation, as every program reads it.
 * @throws ContentError for letters that were saved otherwise, for two versions of a line of which no parser says
 *   anything, and for the firm's name, which is one fact (docs/decisions/0075-the-firms-name-is-one-fact.md)
 */
export function readSource(place: string, file: string): string {
  const bytes = fs.readFileSync(place);
  if (!isUtf8(bytes)) {
    throw new ContentError(file, [
      'the file: found letters that are not saved as UTF-8, expected it saved again with the encoding UTF-8',
    ]);
  }
  // Some programs end their lines otherwise.
  const source = bytes.toString().replace(/\r\n?/g, '\n');
  const lines = source.split('\n');
  const text = firstLineOfText(source);
  const errors = lines.flatMap((line, index) => {
    const slip = /^<{7}(?: |$)/.test(line)
      ? 'found <<<<<<<, with which two versions of the file begin to differ, expected one of the two, without the lines of <, = and >'
      : Boolean(firm.name) &&
        line.includes(firm.name) &&
        `found ${firm.name}, expected {firm} in its place`;
    if (!slip) return [];
    const place = index < text ? `line ${index + 1}` : `text, line ${index - text + 1}`;
    return [`${place}: ${slip}`];
  });
  if (errors.length > 0) throw new ContentError(file, errors);
  return source;
}

/** Lines of a text are counted from its first words on, as a form shows it; of a file of fields it has none. */
function firstLineOfText(source: string): number {
  const body = frontMatter(source)?.body;
  if (body === undefined) return Number.POSITIVE_INFINITY;
  return source.slice(0, source.length - body.trimStart().length).split('\n').length - 1;
}

/**
 * The fields of a content file and the Markdown below them, still as text. A file of fields alone has no
 * Markdown; JSON is YAML too, and gets the same messages.
 * @throws ContentError for Markdown without front matter
 */
export function splitFrontMatter(source: string, file: string): { matter: string; body: string } {
  if (/\.(?:yaml|json)$/.test(file)) return { matter: source, body: '' };
  const parts = frontMatter(source);
  if (!parts) {
    throw new ContentError(file, [
      'front matter: found none, expected fields between two lines of --- at the top of the file',
    ]);
  }
  return { matter: parts.matter, body: parts.body.trim() };
}

/**
 * The values of some YAML.
 * @param before lines of the file before it, for messages
 * @throws ContentError naming the line that is no YAML
 */
export function valuesOf(matter: string, file: string, before: number): unknown {
  const read = readYaml(matter);
  if ('value' in read) return read.value;
  const { line, sentence } = read.error;
  throw new ContentError(file, [`line ${line + before}: ${sentence}`]);
}
