import { edges, itemAt, range } from '@/lib/art/arrays';
import type { Ink } from '@/lib/art/ink';
import { noise1 } from '@/lib/art/noise';
import { round } from '@/lib/art/path';
import { type Drawing, SvgBatch } from '@/lib/art/svg-batch';

const AHEAD: readonly Ink[] = ['hz', 'lk', 'lkd'];
const BEHIND: readonly Ink[] = ['si', 'mz', 'lat'];

/**
 * Gauge: a true horizon chart. Each row is one series; its values are cut into three bands and
 * folded onto one axis, the strongest tone last.
 */
export function draw(seed: string, width: number, height: number): Drawing {
  const sheet = new SvgBatch(width, height);
  const rows = Math.max(3, Math.round(height / 92));
  const rowHeight = height / rows;
  const pitch = Math.max(10, round(width / 56));
  const lefts = edges(Math.round(width / pitch), width);
  const columns = lefts.length - 1;

  for (const row of range(rows)) {
    const noise = noise1(`${seed}${row}`);
    const bottom = (row + 1) * rowHeight;
    const valueAt = (column: number) => {
      const wander = noise(column / 7 + row * 13) * 0.72 + noise(column / 2.3 + 50) * 0.28 - 0.47;
      return wander * 4.6 + (column / columns - 0.45) * 2.6;
    };
    for (const fold of range(3)) {
      sheet.addLayer();
      for (const column of range(columns)) {
        const value = valueAt(column);
        const share = Math.max(0, Math.min(1, Math.abs(value) - fold));
        const bar = share * rowHeight * 0.94;
        if (bar < 3) continue;
        const ink = itemAt(value < 0 ? BEHIND : AHEAD, fold);
        const left = itemAt(lefts, column);
        sheet.rect(ink, left, bottom - bar, itemAt(lefts, column + 1) - left - 2, bar);
      }
    }
    sheet.addLayer();
    sheet.rect('bs', 0, bottom - 2, width, 4);
  }
  return { sheet, background: 'sky' };
}
