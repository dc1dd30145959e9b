import type { Box } from '@/lib/open-graph/shapes';
import type { Surface } from '@/lib/open-graph/surface';
import { cornerCaption, logo } from '@/lib/open-graph/words';

export const WIDTH = 1200;
export const HEIGHT = 630;
export const MARGIN = 64;
/** Height of the line that a headline stands on, where facts stand below it. */
export const LINE = 520;
/** Width of the art beside a headline. */
export const SIDE = 470;

export const SHEET: Box = { x: 0, y: 0, width: WIDTH, height: HEIGHT };

/** Logo at the left and kind of page at the right of the upper edge. */
export function topLine(kicker: string, { ink }: Surface): string {
  const corner = cornerCaption(kicker, { x: WIDTH - MARGIN, y: 81, fill: ink });
  return logo({ x: MARGIN, y: 46, fill: ink }) + corner;
}
