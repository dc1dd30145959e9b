import type { Element, Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { inFirstLanguage } from '@/lib/other-languages';
import type { MarkdownDocument } from './document';
import { elementsIn } from './tables';

/** Blocks beside which the margin is free: a table and a figure may reach into it. */
const running = new Set(['p', 'ul', 'ol']);

/**
 * A text whose first citation of each work says its number, who published it and when (`data-by`), for CSS
 * to set in the margin of a wide window at the line that rests on it. On narrow windows and in what one
 * copies, a citation is its figure alone.
 */
export function withMarginSources({ content, sources }: MarkdownDocument): Root {
  const copy = JSON.parse(JSON.stringify(content)) as Root;
  const named = new Set<string>();
  for (const block of copy.children) {
    if (block.type !== 'element' || !running.has(block.tagName)) continue;
    visit(block, { tagName: 'a' }, (node) => {
      if (node.type !== 'element' || !('dataFootnoteRef' in node.properties)) return;
      const href = String(node.properties.href);
      const number = numberOf(href);
      const by = named.has(href) ? undefined : publisherOf(sources[number - 1]);
      named.add(href);
      if (by) Object.assign(node.properties, { dataBy: `${number} ${by}`, ...inFirstLanguage });
    });
  }
  return copy;
}

const numberOf = (href: string) => Number(/\d+$/.exec(href)?.[0]);

/** `AGRA (2024). Title`, as lib/markdown/citations prints it, is `AGRA, 2024` here. */
function publisherOf(source: Element | undefined): string | undefined {
  const [paragraph] = source ? elementsIn(source) : [];
  const [first, second] = paragraph?.children ?? [];
  const printed = first?.type === 'element' ? textOf(first) + textOf(second) : textOf(first);
  const [, publisher, year] = /^(.*) \(([^()]*)\)\. $/.exec(printed) ?? [];
  return publisher && (/^\d{4}/.test(year ?? '') ? `${publisher}, ${year}` : publisher);
}
