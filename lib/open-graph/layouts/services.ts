import { gallery } from '@/lib/art/pictures';
import { serviceIds } from '@/lib/content/types/ids';
import type { OpenGraphCard } from '@/lib/open-graph/card';
import { artBox, rect } from '@/lib/open-graph/shapes';
import { type SurfaceName, surfaces } from '@/lib/open-graph/surface';
import { caption, headline, logo } from '@/lib/open-graph/words';
import { beside } from './beside';
import { HEIGHT, LINE, MARGIN, SHEET, SIDE, WIDTH } from './frame';

/** Ground and side of each practice, as on its page. */
const practices = {
  agriculture: ['tea', 'right'],
  policy: ['lake', 'left'],
  capacity: ['earth', 'right'],
  research: ['basalt', 'left'],
  communications: ['maize', 'right'],
  programs: ['earth', 'left'],
  monitoring: ['lake', 'right'],
} as const satisfies Record<string, readonly [SurfaceName, 'left' | 'right']>;

/** A practice: its flood, its art at the side. */
export function service(card: Extract<OpenGraphCard, { family: 'service' }>): string {
  const [ground, side] = practices[card.id];
  const box = { x: side === 'left' ? 0 : WIDTH - SIDE, y: 0, width: SIDE, height: HEIGHT };
  return beside(card, surfaces[ground], side, artBox(gallery[`service-${card.id}`], box));
}

/** All practices: seven bands at the side, or seven lines that come together as the horizon. */
export function services(card: Extract<OpenGraphCard, { family: 'services' }>): string {
  if (card.path === '/services') return beside(card, surfaces.page, 'right', bands());
  return merging(card);
}

function bands(): string {
  const height = HEIGHT / serviceIds.length;
  return serviceIds
    .map((id, index) =>
      artBox(
        gallery[`band-${id}`],
        { x: WIDTH - SIDE, y: index * height, width: SIDE, height: height + 0.5 },
        { fit: 'xMidYMid slice' },
      ),
    )
    .join('');
}

/** Practice colours, in the order of the menu. */
const INKS = ['tea', 'lk', 'lat', 'bs', 'mz', 'latd', 'lkd'];

function merging(card: Extract<OpenGraphCard, { family: 'services' }>): string {
  const surface = surfaces.sky;
  const thickness = 11;
  const gap = 62;
  const left = 740;
  const lines = INKS.map((ink, index) => {
    const x = left + index * gap;
    const y = LINE - 24 + (index + 0.5) * thickness;
    // Each turns a little later than its left neighbour, so that none crosses another.
    const radius = 60 + index * (gap - thickness) * 0.55;
    const d = `M${x} 0V${y - radius}A${radius} ${radius} 0 0 1 ${x - radius} ${y}H0`;
    return `<path d="${d}" fill="none" stroke="var(--a-${ink})" stroke-width="${thickness + 0.5}"/>`;
  });
  const box = { x: MARGIN, baseline: LINE - 24, width: 600, height: 360, largest: 100 };
  return [
    rect(SHEET, surface.ground),
    ...lines,
    logo({ x: MARGIN, y: 46, fill: surface.ink }),
    headline(card.title, { ...box, fill: surface.ink }),
    caption(card, { x: MARGIN, y: LINE + 92 }, surface),
  ].join('');
}
