import { gallery } from '@/lib/art/pictures';
import { pictureOf } from '@/lib/art/pictures/insight';
import type { CardArt, CardPerson } from './card';
import { artBox, artVessel, type Box, vessel } from './shapes';
import { type SurfaceName, surfaces } from './surface';
import { display, line } from './words';

/** The art of a picture, in the box that the layout leaves it. */
export function drawArt(art: CardArt, box: Box): string {
  const { width, height } = box;
  if ('picture' in art) return artBox(gallery[art.picture], box);
  if ('spec' in art) return artBox(art.spec, box);
  if ('drawing' in art) return artBox(pictureOf(art.drawing, 'og', { width, height }), box);
  if ('cloth' in art) return artBox({ art: 'kikoi', text: dense(art.cloth), width, height }, box);
  if ('day' in art) return day(art, box);
  if ('people' in art) {
    return columns(art.people, box, 20, 150).map(portrait).join('');
  }
  return columns(art.subjects, box)
    .map(([subject, column]) => {
      const size = { width: column.width * 2, height: height * 2 };
      const spec = { art: subject, seed: `og-rail-${subject}`, ...size };
      // Half a pixel more, so that no seam shows.
      return artBox(spec, { ...column, width: column.width + 0.5 });
    })
    .join('');
}

/** A short text makes few, broad stripes: it is woven again until there are enough. */
function dense(text: string): string {
  return text.repeat(Math.ceil(26 / text.length));
}

/** Divides a box among entries from left to right. */
function columns<T>(
  entries: readonly T[],
  box: Box,
  gap = 0,
  widest = Number.POSITIVE_INFINITY,
): [T, Box][] {
  const width = Math.min(widest, (box.width + gap) / entries.length - gap);
  return entries.map((entry, index) => [
    entry,
    { ...box, x: box.x + index * (width + gap), width },
  ]);
}

/** The cloth of a name in a vessel, and in it another with the initials. */
function portrait([{ name, initials, ground }, box]: [CardPerson, Box], index: number): string {
  const { ground: fill, ink } = surfaces[ground as SurfaceName];
  const edge = Math.round(box.width * 0.16);
  const inner = { ...box, x: box.x + edge, width: box.width - 2 * edge, height: box.height - edge };
  const cloth = { art: 'kikoi', text: name + name, width: box.width, height: box.height } as const;
  const middle = { x: box.x + box.width / 2, y: box.height * 0.56, fill: ink } as const;
  return (
    artVessel(cloth, box, `cloth-${index}`) +
    vessel(inner, fill) +
    line(initials, display(box.width * 0.32), { ...middle, align: 'middle' })
  );
}

/** A date in a vessel that hangs from the upper edge. */
function day(date: Extract<CardArt, { day: string }>, box: Box): string {
  const width = 320;
  const x = box.x + 60;
  const middle = { x: x + width / 2, fill: 'var(--on-flood)', align: 'middle' } as const;
  return [
    vessel({ x, y: 0, width, height: 470 }, 'var(--basalt)'),
    line(date.day, display(190), { ...middle, y: 250 }),
    line(date.month, display(38), { ...middle, y: 320 }),
    line(date.year, display(30), { ...middle, y: 366 }),
  ].join('');
}
