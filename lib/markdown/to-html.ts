import type { Element, Root } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import remarkRehype, { defaultHandlers, type Options } from 'remark-rehype';
import { unified } from 'unified';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';

export type HtmlTree = {
  /** The text, without its list of sources. */
  content: Root;
  /** The numbered entries of the list, in the order of their first citation. */
  sources: Element[];
  /** Id of the list; that of the heading above it ends in `-title`. */
  sourcesId: string;
};

/**
 * Markdown tree to HTML tree. Citations are numbered by first appearance and lead to their source;
 * each source leads back to its citations.
 * @param prefix stands before each id, where one page shows several texts
 */
export function toHtml(tree: MarkdownRoot, prefix = ''): HtmlTree {
  const sourcesId = `${prefix}sources`;
  const root = unified().use(remarkRehype, optionsFor(prefix, sourcesId)).runSync(tree);
  const isSources = (node: Root['children'][number]): node is Element =>
    node.type === 'element' && 'dataFootnotes' in node.properties;
  const section = root.children.find(isSources);
  return {
    content: { ...root, children: root.children.filter((node) => !isSources(node)) },
    sources: section ? listItems(section) : [],
    sourcesId,
  };
}

function optionsFor(prefix: string, sourcesId: string): Options {
  return {
    clobberPrefix: prefix,
    footnoteBackContent: (_, citation) => [
      { type: 'text', value: '↑' },
      ...(citation > 1 ? [superscript(String(citation))] : []),
    ],
    footnoteBackLabel: (source, citation) =>
      interpolate(citation > 1 ? labels.prose.backToLaterCitation : labels.prose.backToCitation, {
        source: source + 1,
        citation,
      }),
    handlers: {
      // Only the description differs from the default: it names the list by its heading on this page.
      footnoteReference(state, node) {
        const element = defaultHandlers.footnoteReference(state, node);
        const [link] = element.children;
        if (link?.type === 'element') link.properties.ariaDescribedBy = [`${sourcesId}-title`];
        return element;
      },
    },
  };
}

function superscript(text: string): Element {
  return {
    type: 'element',
    tagName: 'sup',
    properties: {},
    children: [{ type: 'text', value: text }],
  };
}

function listItems(section: Element): Element[] {
  const list = section.children.find((node) => node.type === 'element' && node.tagName === 'ol');
  if (list?.type !== 'element') return [];
  return list.children.filter((node) => node.type === 'element');
}
