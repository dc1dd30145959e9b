import { ContentError } from './content-error';
import { frontMatter } from './front-matter.mjs';
import { readYaml } from './yaml';

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
