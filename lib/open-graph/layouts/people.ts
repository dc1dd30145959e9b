import type { CardPerson, OpenGraphCard } from '@/lib/open-graph/card';
import { artVessel, horizon, rect, vessel } from '@/lib/open-graph/shapes';
import { type SurfaceName, surfaces } from '@/lib/open-graph/surface';
import { caption, display, headline, line, logo } from '@/lib/open-graph/words';
import { LINE, MARGIN, SHEET, WIDTH } from './frame';

/** Name-cloth portraits hang from the upper edge; the title stands on the line below them. */
export function people(card: Extract<OpenGraphCard, { family: 'people' }>): string {
  const surface = surfaces.page;
  const few = card.people.length < 4;
  const size = few ? { width: 168, height: 250, gap: 32 } : { width: 104, height: 190, gap: 20 };
  const from = WIDTH - MARGIN - card.people.length * (size.width + size.gap) + size.gap;
  const hung = card.people.map((person, index) =>
    portrait(person, { x: from + index * (size.width + size.gap), y: 0, ...size }, index),
  );
  const box = {
    x: MARGIN,
    baseline: LINE - 2,
    width: WIDTH - 2 * MARGIN,
    height: LINE - size.height - 50,
  };
  return [
    rect(SHEET, surface.ground),
    ...hung,
    horizon(0, WIDTH, LINE - 2, surface.ink),
    logo({ x: MARGIN, y: 46, fill: surface.ink }),
    headline(card.title, { ...box, fill: surface.ink, largest: 120 }),
    caption(card, { x: MARGIN, y: LINE + 54 }, surface),
  ].join('');
}

function portrait(
  { name, initials, ground }: CardPerson,
  box: { x: number; y: number; width: number; height: number },
  index: number,
): string {
  const { ground: fill, ink } = surfaces[ground as SurfaceName];
  const edge = Math.round(box.width * 0.16);
  const inner = { ...box, x: box.x + edge, width: box.width - 2 * edge, height: box.height - edge };
  const cloth = { art: 'kikoi', text: name + name, width: box.width, height: box.height } as const;
  const size = box.width * 0.32;
  const middle = {
    x: box.x + box.width / 2,
    y: box.height * 0.56,
    fill: ink,
    align: 'middle',
  } as const;
  return (
    artVessel(cloth, box, `cloth-${index}`) +
    vessel(inner, fill) +
    line(initials, display(size), middle)
  );
}
