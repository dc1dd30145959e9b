import { edges, itemAt, range } from '@/lib/art/arrays';
import type { Ink } from '@/lib/art/ink';
import { disc, type Point, round, vessel } from '@/lib/art/path';
import { createRandom } from '@/lib/art/random';
import { type Drawing, SvgBatch } from '@/lib/art/svg-batch';

/** Where the seeds of a pit lie, in shares of its half width. */
const SEED_PLACES: readonly Point[] = [
  [0, 0],
  [-0.42, -0.22],
  [0.42, -0.22],
  [0, 0.52],
  [-0.42, 0.3],
  [0.42, 0.3],
  [0, -0.48],
];

/** Bao: the East African board. Seeds move from pit to pit, every turn passes something on. */
export function draw(seed: string, width: number, height: number): Drawing {
  const random = createRandom(seed);
  const sheet = new SvgBatch(width, height);
  // A strip is a part of the board.
  const isStrip = width > height * 6;
  const rows = isStrip ? 2 : Math.max(4, Math.round((height / width) * 4));
  const side = height / rows;
  // Whole pits: none is cut by an edge.
  const lefts = edges(Math.max(1, Math.round(width / side)), width);
  const tops = edges(rows, height);
  const columns = lefts.length - 1;

  for (const row of range(rows)) {
    if (row % 2 === 1)
      sheet.rect('latd', 0, itemAt(tops, row), width, itemAt(tops, row + 1) - itemAt(tops, row));
  }
  for (const row of range(rows)) {
    for (const column of range(columns)) {
      const x = (itemAt(lefts, column) + itemAt(lefts, column + 1)) / 2;
      const y = (row + 0.5) * side;
      const half = side * 0.41;
      const ink = pitInk(column, row);
      sheet.addLayer();
      sheet.fill(ink, vessel(x - half, y - half * 0.72, 2 * half, half * 0.6));

      // More seeds towards the right: what is learned adds up.
      const seeds = Math.round((column / columns) * 4 + random.between(0, 4));
      const radius = half * 0.17;
      sheet.addLayer();
      for (const [placeX, placeY] of SEED_PLACES.slice(0, seeds)) {
        const left = x + placeX * half - radius;
        sheet.fill(ink === 'mz' ? 'bs' : 'si', disc(left, round(y + placeY * half), radius));
      }
    }
  }
  return { sheet, background: 'lat' };
}

function pitInk(column: number, row: number): Ink {
  if ((column + row) % 5 === 0) return 'mz';
  return row % 2 === 1 ? 'lat' : 'latd';
}
