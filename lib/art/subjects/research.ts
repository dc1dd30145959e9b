import { itemAt, range } from '@/lib/art/arrays';
import type { Ink } from '@/lib/art/ink';
import { isolines } from '@/lib/art/isolines';
import { noise2 } from '@/lib/art/noise';
import { disc, type Point, round, smoothPath, smoothRing } from '@/lib/art/path';
import { createRandom } from '@/lib/art/random';
import { type Drawing, SvgBatch } from '@/lib/art/svg-batch';

const LEVELS = [0.24, 0.31, 0.38, 0.45, 0.52, 0.59, 0.66, 0.73, 0.8];
const MAIZE_LEVEL = 5;
/** Distance between two samples on the transect. */
const STRIDE = 110;
/** Extent of the smallest line that is drawn, and of the smallest ring. */
const SMALLEST = 56;
const SMALLEST_RING = 90;
/** Between two bends of a contour, at least: nearer ones make corners. */
const BEND = 30;

/** Transect: isolines of one field, one straight line across it, and where it was sampled. */
export function draw(seed: string, width: number, height: number): Drawing {
  const random = createRandom(seed);
  const sheet = new SvgBatch(width, height);
  const columns = Math.round(width / 22);
  const rows = Math.round(height / 22);
  const stepX = width / columns;
  const stepY = height / rows;
  const noise = noise2(seed);
  const field = (column: number, row: number) => {
    const x = column * stepX;
    const y = row * stepY;
    return noise(x / 210, y / 150) * 0.72 + noise(x / 90 + 9, y / 70) * 0.28;
  };

  const grid = range(rows + 1).map((row) => range(columns + 1).map((column) => field(column, row)));
  LEVELS.forEach((level, index) => {
    for (const line of isolines(grid, level, stepX, stepY)) {
      // A short line or a small ring reads as a speck of dirt.
      if (line.length < 4 || extent(line) < (isRing(line) ? SMALLEST_RING : SMALLEST)) continue;
      const { ink, width: lineWidth } = lineStyle(index);
      sheet.stroke(ink, lineWidth, contour(line));
    }
  });

  sheet.addLayer();
  const y = round(height * random.between(0.42, 0.64));
  sheet.stroke('lat', 5, `M0 ${y}H${width}`);
  sheet.addLayer();
  for (const sample of range(Math.round(width / STRIDE)).slice(1)) {
    const x = sample * STRIDE + random.between(-14, 14);
    const value = field(x / stepX, y / stepY);
    const radius = 5 + value * 13;
    sheet.fill(value > 0.55 ? 'mz' : 'si', disc(x - radius, y, radius));
  }
  return { sheet, background: 'bs' };
}

/** A contour without corners: bends some way apart, each eased towards its neighbours; a ring closes in a curve. */
function contour(line: readonly Point[]): string {
  const closed = isRing(line);
  const bends = apart(line, closed);
  const count = bends.length;
  const eased = bends.map((bend, index): Point => {
    if (!closed && (index === 0 || index === count - 1)) return bend;
    const [beforeX, beforeY] = itemAt(bends, (index + count - 1) % count);
    const [afterX, afterY] = itemAt(bends, (index + 1) % count);
    return [(beforeX + 2 * bend[0] + afterX) / 4, (beforeY + 2 * bend[1] + afterY) / 4];
  });
  return closed ? smoothRing(eased) : smoothPath(eased);
}

/** Points of a line at least `BEND` apart. An open one keeps its end, which lies on the edge of the sheet. */
function apart(line: readonly Point[], closed: boolean): Point[] {
  const kept: Point[] = [itemAt(line, 0)];
  for (const point of line) if (distance(itemAt(kept, -1), point) >= BEND) kept.push(point);
  const end = itemAt(line, -1);
  if (kept.length > 2 && distance(itemAt(kept, -1), end) < BEND) kept.pop();
  return closed ? kept : [...kept, end];
}

function isRing(line: readonly Point[]): boolean {
  return distance(itemAt(line, 0), itemAt(line, -1)) < 1;
}

function distance([x, y]: Point, [toX, toY]: Point): number {
  return Math.hypot(toX - x, toY - y);
}

function extent(line: readonly Point[]): number {
  const across = line.map(([x]) => x);
  const down = line.map(([, y]) => y);
  return Math.max(Math.max(...across) - Math.min(...across), Math.max(...down) - Math.min(...down));
}

function lineStyle(level: number): { ink: Ink; width: number } {
  if (level === MAIZE_LEVEL) return { ink: 'mz', width: 4 };
  return level % 3 === 2 ? { ink: 'hz', width: 3 } : { ink: 'lk', width: 2 };
}
