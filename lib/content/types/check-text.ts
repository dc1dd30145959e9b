import { assertNamesKnown } from '@/lib/content/engine/firm-facts';
import type { Entry } from '@/lib/content/engine/read';
import { type InsightKind, kindFacts } from '@/lib/content/kinds';
import { labelsIn } from '@/lib/labels';

/**
 * What is wrong with how a text is built: a heading below the level that the pages of its kind set, and another
 * last part than every piece of the kind ends with.
 * @throws ContentError for a name in braces that stands for nothing
 */
export function errorsOfText(
  kind: InsightKind,
  { body, bodyLanguage, file }: Pick<Entry<unknown>, 'body' | 'bodyLanguage' | 'file'>,
): string[] {
  assertNamesKnown(body, file);
  const { deepestHeading, lastPart } = kindFacts(kind);
  const lastHeading = lastPart && labelsIn(bodyLanguage).insight.headings[lastPart];
  const headings = headingsIn(body);
  const errors = headings
    .filter(({ level }) => level > deepestHeading)
    .map(
      ({ level, title }) =>
        `heading ${JSON.stringify(title)}: found level ${level} (${'#'.repeat(level)}), expected level ${
          deepestHeading === 2 ? '2 (##)' : '2 or 3 (## or ###)'
        }`,
    );
  const last = headings.findLast(({ level }) => level === 2)?.title;
  if (lastHeading !== undefined && last !== lastHeading) {
    errors.push(
      `last heading: found ${last === undefined ? 'nothing' : JSON.stringify(last)}, expected "## ${lastHeading}"`,
    );
  }
  return errors;
}

/** The headings of a Markdown text, without what stands in fenced blocks. */
function headingsIn(markdown: string): { level: number; title: string }[] {
  const text = markdown.replace(/^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1[`~]*[ \t]*$/gm, '');
  return [...text.matchAll(/^ {0,3}(#{1,6})[ \t]+(.+?)[ \t#]*$/gm)].map(
    ([, marks = '', title = '']) => ({ level: marks.length, title }),
  );
}
