import type { Element, Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { inFirstLanguage } from '@/lib/other-languages';
import type { MarkdownDocument } from './document';
import { elementsIn } from './tables';

/** Blocks beside which the margin is free: a table and a figure may reach into it. */
const running = new Set(['p', 'ul', 'ol']);
/** Works first cited by one block that its margin has room for, each at its line: more are named in one note, a line each, without years. */
const MOST = 5;

/**
 * A text whose first citation of each work says its number, who published it and when (`data-by`), for CSS
 * to set in the margin of a wide window at the line that rests on it. On narrow windows and in what one
 * copies, a citation is its figure alone. The margin counts up: a work that a figure cited first, and
 * a line after later ones, is named among the sources only.
 */
export function withMarginSources({ content, sources }: MarkdownDocument): Root {
  const copy = JSON.parse(JSON.stringify(content)) as Root;
  let last = 0;
  for (const block of copy.children) {
    if (block.type !== 'element' || !running.has(block.tagName)) continue;
    const named: { node: Element; by: string; short: string }[] = [];
    visit(block, { tagName: 'a' }, (node) => {
      if (node.type !== 'element' || !('dataFootnoteRef' in node.properties)) return;
      const number = numberOf(String(node.properties.href));
      if (number <= last) return;
      last = number;
      const { publisher, year } = publicationOf(sources[number - 1]) ?? {};
      if (!publisher) return;
      const short = `${number} ${publisher}`;
      named.push({ node, short, by: year ? `${short}, ${year}` : short });
    });
    const [first] = named;
    const notes =
      first && named.length > MOST
        ? [{ node: first.node, by: named.map(({ short }) => short).join('\n') }]
        : named;
    for (const { node, by } of notes)
      Object.assign(node.properties, { dataBy: by, ...inFirstLanguage });
  }
  return copy;
}

const numberOf = (href: string) => Number(/\d+$/.exec(href)?.[0]);

type Publication = { publisher: string; year?: string | undefined };

/** What lib/markdown/citations prints as `AGRA (2024). Title`; a year is one only where it is known. */
function publicationOf(source: Element | undefined): Publication | undefined {
  const [paragraph] = source ? elementsIn(source) : [];
  const [first, second] = paragraph?.children ?? [];
  const printed = first?.type === 'element' ? textOf(first) + textOf(second) : textOf(first);
  const [, publisher, year] = /^(.*) \(([^()]*)\)\. $/.exec(printed) ?? [];
  return publisher ? { publisher, year: /^\d{4}/.test(year ?? '') ? year : undefined } : undefined;
}
