import { cycle, edges, itemAt, range } from '@/lib/art/arrays';
import type { Ink } from '@/lib/art/ink';
import { round } from '@/lib/art/path';
import { createRandom } from '@/lib/art/random';
import { type Drawing, SvgBatch } from '@/lib/art/svg-batch';

const WARP: readonly Ink[] = ['latd', 'latd', 'lat', 'latd', 'lkd', 'latd', 'lat', 'latd'];
const WEFT: readonly Ink[] = ['si', 'si', 'hz', 'si', 'mz', 'si', 'hz', 'lk'];

/**
 * Weave: the warp is the plan, the weft is the people. A twill, mirrored at one thread: the step
 * pattern moves one thread a row.
 */
export function draw(seed: string, width: number, height: number): Drawing {
  const random = createRandom(seed);
  const sheet = new SvgBatch(width, height);
  const pitch = Math.ceil(Math.min(width, height) / 14);
  // Whole threads: a slice of the next one at an edge looks like a fault in the cloth.
  const lefts = edges(Math.round(width / pitch), width);
  const tops = edges(Math.round(height / pitch), height);
  const columns = lefts.length - 1;
  const rows = tops.length - 1;
  const gap = Math.max(2, 2 * round(pitch * 0.05));
  const left = (column: number) => itemAt(lefts, column);

  for (const column of range(columns)) {
    const ink = cycle(WARP, Math.floor(column / 2) + random.integer(0, 1));
    sheet.rect(ink, left(column) + gap / 2, 0, left(column + 1) - left(column) - gap, height);
  }

  const mirror = Math.round(random.between(0.3, 0.7) * columns);
  const phase = random.integer(0, 3);
  const isOver = (column: number, row: number) => (Math.abs(column - mirror) + row + phase) % 6 < 3;

  sheet.addLayer();
  for (const row of range(rows)) {
    const ink = cycle(WEFT, Math.floor(row / 2));
    let column = 0;
    while (column < columns) {
      const start = column;
      while (column < columns && isOver(column, row)) column++;
      const length = column - start;
      if (length > 0) {
        const y = itemAt(tops, row) + gap / 2;
        const from = Math.max(0, left(start) - gap);
        const to = Math.min(width, left(start + length) + gap);
        sheet.rect(ink, from, y, to - from, itemAt(tops, row + 1) - itemAt(tops, row) - gap);
      }
      column++;
    }
  }
  return { sheet, background: 'bs' };
}
