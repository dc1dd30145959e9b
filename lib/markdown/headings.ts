import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { ContentError } from '@/lib/content/engine/content-error';
import { uniqueIds } from './unique-ids';

export type Heading = { id: string; title: string; level: 2 | 3 };

/** Ids that the frame of every page uses, and that of the list of sources. */
const reserved = [
  'main',
  'drawer',
  'search',
  'search-title',
  'offices',
  'sources',
  'sources-title',
];

/** The ids that `nameHeadings` gives the headings of a text, in their order, without a prefix. */
export function headingIds(tree: Root): string[] {
  const idOf = uniqueIds(reserved);
  const ids: string[] = [];
  visit(tree, 'heading', (node) => {
    ids.push(idOf(textOf(node)));
  });
  return ids;
}

/**
 * Gives each heading an id made from its words and returns the headings in order.
 * @param prefix stands before each id, where one page shows several texts
 * @throws ContentError for a level other than 2 and 3, and for a level 3 above the first level 2
 */
export function nameHeadings(tree: Root, file: string, prefix = ''): Heading[] {
  const ids = headingIds(tree);
  const headings: Heading[] = [];
  const errors: string[] = [];
  visit(tree, 'heading', (node) => {
    const title = textOf(node);
    const level = node.depth;
    if (level !== 2 && level !== 3) {
      errors.push(
        `heading ${JSON.stringify(title)}: found level ${level}, expected level 2 (##) or 3 (###); the title of the page is its level 1`,
      );
      return;
    }
    if (level === 3 && headings.length === 0) {
      errors.push(
        `heading ${JSON.stringify(title)}: found level 3 at the beginning, expected a heading of level 2 (##) above it`,
      );
    }
    const id = `${prefix}${ids[headings.length]}`;
    node.data = { ...node.data, hProperties: { id } };
    headings.push({ id, title, level });
  });
  if (errors.length > 0) throw new ContentError(file, errors);
  return headings;
}
