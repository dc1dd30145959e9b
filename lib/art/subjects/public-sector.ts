import { cycle } from '@/lib/art/arrays';
import type { Ink } from '@/lib/art/ink';
import { round } from '@/lib/art/path';
import { createRandom, type Random } from '@/lib/art/random';
import { type Drawing, SvgBatch } from '@/lib/art/svg-batch';

const WALLS: readonly (readonly Ink[])[] = [
  ['lk', 'sky', 'lk', 'sky'],
  ['lkd', 'hz', 'lkd'],
  ['hz', 'lkd', 'hz', 'lkd'],
  ['lkd', 'si', 'lkd'],
  ['si', 'lat', 'si'],
];
const OPEN_COURT: readonly Ink[] = ['mz', 'mz', 'lat'];

const SMALLEST_SPLIT = 150;
const MOST_SPLITS = 6;
const MOST_WALLS = 5;
const SMALLEST_COURT = 8;

interface Plot {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Court: plan of a civic quarter. Every wall encloses a court, and one court is open. */
export function draw(seed: string, width: number, height: number): Drawing {
  const random = createRandom(seed);
  const sheet = new SvgBatch(width, height);
  const plots = split(random, { x: 0, y: 0, width, height }, MOST_SPLITS);
  const open = random.integer(0, plots.length - 1);

  plots.forEach((plot, index) => {
    const inks = index === open ? OPEN_COURT : random.pick(WALLS);
    const side = Math.min(plot.width, plot.height);
    let inset = 0;
    for (let wall = 0; wall < MOST_WALLS && side - 8 - 2 * inset >= SMALLEST_COURT; wall++) {
      sheet.addLayer();
      sheet.rect(
        cycle(inks, wall),
        plot.x + 4 + inset,
        plot.y + 4 + inset,
        plot.width - 8 - 2 * inset,
        plot.height - 8 - 2 * inset,
      );
      inset += Math.max(11, side * 0.1);
    }
  });
  return { sheet, background: 'bs' };
}

/** Halves a plot across its longer side, again and again, until the plots are small. */
function split(random: Random, plot: Plot, rest: number): Plot[] {
  const { x, y, width, height } = plot;
  const isSmall = width < SMALLEST_SPLIT && height < SMALLEST_SPLIT;
  if (rest === 0 || isSmall || (rest < 3 && random.chance(0.12))) return [plot];
  const cut = (length: number) => round((length * random.between(0.34, 0.66)) / 10) * 10;
  if (width > height) {
    const at = cut(width);
    return [
      ...split(random, { x, y, width: at, height }, rest - 1),
      ...split(random, { x: x + at, y, width: width - at, height }, rest - 1),
    ];
  }
  const at = cut(height);
  return [
    ...split(random, { x, y, width, height: at }, rest - 1),
    ...split(random, { x, y: y + at, width, height: height - at }, rest - 1),
  ];
}
