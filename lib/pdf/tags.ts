import { page } from './measures';
import type { Element } from './pdf-canvas';

type Dictionary = { data: Record<string, unknown> };

/** Attributes of a structure element that pdfkit has no option for. */
export function setAttributes(element: Element, attributes: Record<string, unknown>): void {
  const { dictionary } = element as unknown as { dictionary: Dictionary };
  dictionary.data.A = attributes;
}

/** Where a figure stands on its page: known only once it is drawn. Points from the upper left corner. */
export function placeBox(
  element: Element,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const BBox = [x, page.height - y - height, x + width, page.height - y];
  setAttributes(element, { O: 'Layout', Placement: 'Block', BBox });
}
