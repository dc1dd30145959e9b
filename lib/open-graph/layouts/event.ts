import type { OpenGraphCard } from '@/lib/open-graph/card';
import { horizon, vessel } from '@/lib/open-graph/shapes';
import { surfaces } from '@/lib/open-graph/surface';
import { display, line } from '@/lib/open-graph/words';
import { beside } from './beside';
import { LINE, SIDE, WIDTH } from './frame';

/** An event: its day hangs from the upper edge in a vessel. */
export function event(card: Extract<OpenGraphCard, { family: 'event' }>): string {
  const surface = surfaces.maize;
  const width = 320;
  const x = WIDTH - SIDE + 60;
  const middle = { x: x + width / 2, fill: 'var(--on-flood)', align: 'middle' } as const;
  const date = [
    horizon(0, WIDTH, LINE - 2, surface.ink),
    vessel({ x, y: 0, width, height: 470 }, 'var(--basalt)'),
    line(card.day, display(190), { ...middle, y: 250 }),
    line(card.month, display(38), { ...middle, y: 320 }),
    line(card.year, display(30), { ...middle, y: 366 }),
  ];
  return beside(card, surface, 'right', date.join(''));
}
