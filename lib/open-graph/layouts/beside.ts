import { horizon, rect } from '@/lib/open-graph/shapes';
import type { Surface } from '@/lib/open-graph/surface';
import { caption, headline, logo } from '@/lib/open-graph/words';
import { LINE, MARGIN, SHEET, SIDE, WIDTH } from './frame';

type Words = { kicker: string; title: string; detail?: string };

/** The headline on a line, a fact below it, and art beside both; the art reaches three edges. */
export function beside(
  words: Words,
  surface: Surface,
  side: 'left' | 'right',
  art: string,
  artWidth: number = SIDE,
): string {
  const from = side === 'left' ? artWidth : 0;
  const to = side === 'left' ? WIDTH : WIDTH - artWidth;
  const x = from + MARGIN - (side === 'left' ? 12 : 0);
  const width = to - x - 44;
  return [
    rect(SHEET, surface.ground),
    art,
    horizon(from, to, LINE - 2, surface.ink),
    logo({ x, y: 46, fill: surface.ink }),
    headline(words.title, {
      x,
      baseline: LINE - 2,
      width,
      height: 380,
      fill: surface.ink,
      largest: 110,
    }),
    caption(words, { x, y: LINE + 54 }, surface),
  ].join('');
}
