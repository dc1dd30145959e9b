import type { Element, Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { ContentError } from '@/lib/content/engine/content-error';

/** A remark on a text, and words of the paragraph that it explains. */
export type MarginNote = { beside: string; text: string };

/**
 * A text with a remark behind the paragraph that it explains: whoever reads or hears the page in its
 * order has the words first and their meaning next.
 * @throws ContentError when no paragraph holds the words
 */
export function placeNote(content: Root, { beside, text }: MarginNote, file: string): Root {
  const place = content.children.findIndex(
    (node) => node.type === 'element' && node.tagName === 'p' && textOf(node).includes(beside),
  );
  if (place < 0) {
    throw new ContentError(file, [
      `aside, beside: found ${JSON.stringify(beside)}, expected words of a paragraph of the text`,
    ]);
  }
  const note: Element = {
    type: 'element',
    tagName: 'p',
    properties: { role: 'note' },
    children: [{ type: 'text', value: text }],
  };
  return { ...content, children: content.children.toSpliced(place + 1, 0, note) };
}
