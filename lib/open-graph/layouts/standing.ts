import type { PictureSpec } from '@/lib/art/drawing';
import { artBox, rect } from '@/lib/open-graph/shapes';
import type { Surface } from '@/lib/open-graph/surface';
import { headline } from '@/lib/open-graph/words';
import { HEIGHT, MARGIN, SHEET, topLine, WIDTH } from './frame';

type Words = { kicker: string; title: string };

/** The headline stands on something that fills the width below it: land, a cloth, a strip of art. */
export function standing(
  { kicker, title }: Words,
  surface: Surface,
  below: string,
  y: number,
  largest?: number,
): string {
  const box = { x: MARGIN, baseline: y, width: WIDTH - 2 * MARGIN, height: y - 120 };
  const words = headline(title, { ...box, fill: surface.ink, ...(largest && { largest }) });
  return rect(SHEET, surface.ground) + below + topLine(kicker, surface) + words;
}

/** The same on a picture. */
export function standingOn(
  words: Words,
  surface: Surface,
  spec: PictureSpec,
  y: number,
  largest?: number,
): string {
  const art = artBox(spec, { x: 0, y, width: WIDTH, height: HEIGHT - y });
  return standing(words, surface, art, y, largest);
}
