import { gallery } from '@/lib/art/pictures';
import type { OpenGraphCard } from '@/lib/open-graph/card';
import { horizon, rect } from '@/lib/open-graph/shapes';
import { surfaces } from '@/lib/open-graph/surface';
import { WIDTH } from './frame';
import { standing, standingOn } from './standing';

/** The firm's own pages: the headline on the land, seen under four skies. */
export function land(card: Extract<OpenGraphCard, { family: 'land' }>): string {
  switch (card.land) {
    case 'home':
      return standingOn(card, surfaces.sky, gallery['open-graph-land'], 440);
    case 'careers':
      return standingOn(card, surfaces.earth, gallery['careers-land'], 420, 168);
    case 'contact':
      return standingOn(card, surfaces.sisal, gallery['contact-land'], 420);
    case 'about':
      return standing(card, surfaces.sky, strata(470), 470, 168);
  }
}

/** A bare horizon, and below it the layers of the four promises, each laid on the last. */
function strata(y: number): string {
  const layers = [
    { top: y + 44, height: 6 },
    { top: y + 80, height: 12 },
    { top: y + 122, height: 20 },
  ];
  const drawn = layers.map(({ top, height }) =>
    rect({ x: 0, y: top, width: WIDTH, height }, 'var(--ink)'),
  );
  return (
    rect({ x: 0, y, width: WIDTH, height: 160 }, 'var(--page)') +
    horizon(0, WIDTH, y, 'var(--ink)') +
    drawn.join('')
  );
}
