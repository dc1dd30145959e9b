import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { ContentError } from '@/lib/content/engine/content-error';
import type { InsightSummary } from '@/lib/content/types/insight';
import { labelsIn } from '@/lib/labels';
import type { LanguageId } from '@/lib/languages';
import type { MarkdownDocument } from '@/lib/markdown/document';
import { splitAtHeadings } from '@/lib/markdown/sections';

/** Heading of every brief under which each paragraph opens with what it claims. */
export const evidenceHeading = (of: LanguageId) => labelsIn(of).insight.headings.evidence;

/** Claims that the sheet of a brief prints. */
const PRINTED = 4;

/**
 * What the evidence of a brief says, in its own words: the bold openings of the paragraphs below
 * the heading of the evidence. They are printed on the brief's sheet.
 * @throws ContentError when the heading is missing or fewer paragraphs below it open in bold than are printed
 */
export function extractClaims(
  document: MarkdownDocument,
  { file, textLanguage }: Pick<InsightSummary, 'file' | 'textLanguage'>,
): string[] {
  const heading = evidenceHeading(textLanguage);
  const section = splitAtHeadings(document).sections.find(({ title }) => title === heading);
  const claims = (section?.content.children ?? []).flatMap(opening);
  if (claims.length >= PRINTED) return claims;
  const counted = claims.length === 0 ? 'no paragraph that opens' : many(claims.length);
  throw new ContentError(file, [
    `heading "${heading}": found ${section ? `${counted} in bold` : 'nothing'}, expected at least ${PRINTED} paragraphs such as "**The trench is most of the bill.** The Commission puts …"`,
  ]);
}

const many = (count: number) =>
  count === 1 ? '1 paragraph that opens' : `${count} paragraphs that open`;

function opening(node: Root['children'][number]): string[] {
  if (!isElement(node, 'p')) return [];
  const [first] = node.children;
  return isElement(first, 'strong') ? [textOf(first).replace(/\.$/, '')] : [];
}

function isElement(
  node: Root['children'][number] | ElementContent | undefined,
  tagName: string,
): node is Element {
  return node?.type === 'element' && node.tagName === tagName;
}
