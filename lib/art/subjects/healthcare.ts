import { itemAt } from '@/lib/art/arrays';
import type { Ink } from '@/lib/art/ink';
import { type Point, polyline } from '@/lib/art/path';
import { createRandom, type Random } from '@/lib/art/random';
import { type Drawing, SvgBatch } from '@/lib/art/svg-batch';
import { voronoiCell } from '@/lib/art/voronoi';

/** Three rings from the far to the near, and the clinic. */
const INK_SETS: readonly (readonly [far: Ink, middle: Ink, near: Ink, clinic: Ink])[] = [
  ['hz', 'lkd', 'hz', 'lat'],
  ['sky', 'hz', 'lkd', 'mz'],
  ['lk', 'lkd', 'hz', 'mz'],
  ['lkd', 'lk', 'sky', 'lat'],
  ['si', 'mz', 'si', 'lat'],
];
const RINGS = [0.97, 0.72, 0.46];

/** Catchment: who is nearest to which clinic; the rings are walking distance. */
export function draw(seed: string, width: number, height: number): Drawing {
  const random = createRandom(seed);
  const sheet = new SvgBatch(width, height);
  const clinics = placeClinics(random, width, height);

  for (const clinic of clinics) {
    const [x, y] = clinic;
    const catchment = voronoiCell(clinic, clinics, width, height);
    const inks = random.pick(INK_SETS);
    RINGS.forEach((share, index) => {
      const ring = catchment.map(
        ([cornerX, cornerY]): Point => [x + (cornerX - x) * share, y + (cornerY - y) * share],
      );
      sheet.addLayer();
      sheet.fill(itemAt(inks, index), polyline(ring, true));
    });
    sheet.addLayer();
    sheet.rect(inks[3], x - 8, y - 8, 16, 16);
  }
  return { sheet, background: 'bs' };
}

/** No clinic is cut by an edge. */
const MARGIN = 24;

/** Random places that keep a distance from each other. */
function placeClinics(random: Random, width: number, height: number): Point[] {
  const count = Math.round((width * height) / 26000) + 5;
  const distance = Math.sqrt((width * height) / count) * 0.62;
  const clinics: Point[] = [];
  for (let tries = 0; clinics.length < count && tries < 900; tries++) {
    const place: Point = [
      random.between(MARGIN, width - MARGIN),
      random.between(MARGIN, height - MARGIN),
    ];
    const isFree = clinics.every(([x, y]) => Math.hypot(x - place[0], y - place[1]) > distance);
    if (isFree) clinics.push(place);
  }
  return clinics;
}
