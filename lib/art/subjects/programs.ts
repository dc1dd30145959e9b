import { cycle, range } from '@/lib/art/arrays';
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
  const columns = Math.ceil(width / pitch);
  const rows = Math.ceil(height / pitch);
  const gap = Math.max(2, round(pitch * 0.1));
  const thread = pitch - gap;

  for (const column of range(columns)) {
    const ink = cycle(WARP, Math.floor(column / 2) + random.integer(0, 1));
    sheet.rect(ink, column * pitch + gap / 2, 0, thread, height);
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
        const y = row * pitch + gap / 2;
        sheet.rect(ink, start * pitch - gap, y, length * pitch + gap * 2, thread);
      }
      column++;
    }
  }
  return { sheet, background: 'bs' };
}
