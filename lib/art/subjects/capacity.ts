import { cycle, edges, itemAt, range } from '@/lib/art/arrays';
import type { Ink } from '@/lib/art/ink';
import { vessel } from '@/lib/art/path';
import { createRandom } from '@/lib/art/random';
import { type Drawing, SvgBatch } from '@/lib/art/svg-batch';

const INK_SETS: readonly (readonly Ink[])[] = [
  ['lat', 'si', 'latd', 'mz'],
  ['latd', 'lat', 'si', 'lat'],
  ['si', 'lat', 'mz', 'latd'],
  ['mz', 'latd', 'lat', 'si'],
  ['hz', 'latd', 'si', 'lat'],
];

/** Vessel: a bowl holds what is poured into it, then a bigger bowl does; they grow to the right. */
export function draw(seed: string, width: number, height: number): Drawing {
  const random = createRandom(seed);
  const sheet = new SvgBatch(width, height);
  const unit = Math.ceil(Math.min(width, height) / 4 / 10) * 10;
  // Whole vessels in both directions: one that is cut at its foot reads as a key of a piano.
  const lefts = edges(Math.max(1, Math.round(width / unit)), width);
  const tops = edges(Math.max(1, Math.round(height / unit)), height);
  const columns = lefts.length - 1;
  const rows = tops.length - 1;
  const taken = new Set<string>();

  const cells = (column: number, row: number, span: number) =>
    range(span).flatMap((i) => range(span).map((j) => `${column + i},${row + j}`));
  const chooseSpan = (column: number, row: number): number => {
    const growth = 0.35 + (column / columns) * 1.4;
    for (const span of [3, 2]) {
      if (column + span > columns || row + span > rows) continue;
      if (!random.chance((span === 3 ? 0.16 : 0.4) * growth)) continue;
      if (cells(column, row, span).every((cell) => !taken.has(cell))) return span;
    }
    return 1;
  };

  for (const row of range(rows)) {
    for (const column of range(columns)) {
      if (taken.has(`${column},${row}`)) continue;
      const span = chooseSpan(column, row);
      for (const cell of cells(column, row, span)) taken.add(cell);
      const x = itemAt(lefts, column);
      const y = itemAt(tops, row);
      const cell = {
        x,
        y,
        width: itemAt(lefts, column + span) - x,
        height: itemAt(tops, row + span) - y,
        bowls: span > 1 ? 5 : 3,
      };
      drawBowls(sheet, cell, random.pick(INK_SETS));
    }
  }
  return { sheet, background: 'latd' };
}

function drawBowls(
  sheet: SvgBatch,
  cell: { x: number; y: number; width: number; height: number; bowls: number },
  inks: readonly Ink[],
) {
  const { x, y, bowls } = cell;
  // One unit over the next cell, which is drawn later: scaled, two edges that only meet show a seam.
  sheet.rect(itemAt(inks, 0), x, y, cell.width + 1, cell.height + 1);
  for (const bowl of range(bowls)) {
    const inset = Math.round(cell.width * ((bowl * 0.5) / bowls));
    const radius = Math.floor(cell.width / 2) - inset;
    const sides = Math.max(0, cell.height - inset - radius);
    sheet.addLayer();
    sheet.fill(cycle(inks, bowl + 1), vessel(x + inset, y, radius * 2, sides));
  }
}
