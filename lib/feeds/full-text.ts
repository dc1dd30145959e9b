import type { Element, ElementContent, Nodes, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Lead } from '@/lib/content/types/insight';
import { labels } from '@/lib/labels';
import type { Language } from '@/lib/languages';
import { chartElement } from '@/lib/markdown/charts';
import type { MarkdownDocument } from '@/lib/markdown/document';
import { readIn } from '@/lib/other-languages';
import { pageUrl } from '@/lib/site-origin';
import { chartAsTable, node, text } from './chart-as-table';

/**
 * The whole text of a piece as HTML that stands by itself: every address absolute, every chart as the
 * table of its figures, the sources at the end, and none of the attributes that only our pages use.
 * @param path address of its page, which the citations lead to
 * @param note a sentence on what the piece is, before everything else
 */
export function fullText(
  document: Pick<MarkdownDocument, 'content' | 'charts' | 'sources'>,
  path: string,
  lead?: Lead,
  note?: string,
): string {
  const children: Root['children'] = structuredClone([
    ...(note ? [node('p', [text(note)])] : []),
    ...(lead ? [node('h2', [text(lead.title)]), list('ul', lead)] : []),
    ...document.content.children,
    ...sources(document),
  ]);
  const tree: Root = { type: 'root', children };
  drawTables(tree, document);
  absolutizeLinks(tree, path);
  return toHtml(tree);
}

/** In place of a text that is in another language: the way to it. */
export function textElsewhere(path: string, other: Language) {
  const link = node('a', [text(readIn(other))]);
  link.properties = { href: pageUrl(path, other), hrefLang: other.hreflang };
  const content: Root = { type: 'root', children: [node('p', [link])] };
  return { content, charts: [], sources: [] };
}

function list(tagName: 'ul', { sentences }: Lead): Element {
  return node(
    tagName,
    sentences.map((sentence) => node('li', [text(sentence)])),
  );
}

function sources({ sources: entries }: Pick<MarkdownDocument, 'sources'>): Element[] {
  if (entries.length === 0) return [];
  return [node('h2', [text(labels.prose.sources)]), node('ol', entries)];
}

function drawTables(parent: Root | Element, { charts }: Pick<MarkdownDocument, 'charts'>): void {
  parent.children = parent.children.map((child) => {
    if (child.type !== 'element') return child;
    if (child.tagName === chartElement) {
      const index = Number(child.properties.index);
      const chart = charts[index];
      if (chart) return chartAsTable(chart, index + 1, child.children);
    }
    drawTables(child, { charts });
    return child;
  }) as ElementContent[];
}

/** Attributes that mean the same in a feed reader. */
const KEPT = new Set(['href', 'hrefLang', 'lang', 'start', 'scope', 'colSpan', 'rowSpan']);

function absolutizeLinks(parent: Nodes, path: string): void {
  if (!('children' in parent)) return;
  // The way back from a source to its citation leads nowhere outside the page.
  parent.children = parent.children.filter(
    (child) => child.type !== 'element' || !('dataFootnoteBackref' in child.properties),
  ) as ElementContent[];
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    for (const name of Object.keys(child.properties)) {
      if (!KEPT.has(name)) delete child.properties[name];
    }
    const { href } = child.properties;
    if (typeof href === 'string') child.properties.href = absolute(href, path);
    absolutizeLinks(child, path);
  }
}

function absolute(href: string, path: string): string {
  if (href.startsWith('#')) return pageUrl(path) + href;
  return href.startsWith('/') && !href.startsWith('//') ? pageUrl(href) : href;
}
