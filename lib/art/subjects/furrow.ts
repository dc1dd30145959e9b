import { range } from '@/lib/art/arrays';
import type { Ink } from '@/lib/art/ink';
import { round } from '@/lib/art/path';
import { createRandom } from '@/lib/art/random';
import { type Drawing, SvgBatch } from '@/lib/art/svg-batch';

/** Soil and furrow. No pair of maize with laterite or tea: that would read as kente. */
const PAIRS: readonly (readonly [soil: Ink, furrow: Ink])[] = [
  ['tea', 'tead'],
  ['tead', 'tea'],
  ['si', 'tea'],
  ['lat', 'latd'],
  ['hz', 'tead'],
  ['sky', 'lk'],
  ['latd', 'lat'],
  ['tead', 'si'],
];
const FURROWS = 9;

/** Furrow: big blocks, each ploughed its own way: along, down, or round a corner. */
export function draw(seed: string, width: number, height: number): Drawing {
  const random = createRandom(seed);
  const sheet = new SvgBatch(width, height);
  const side = Math.min(width, height) / (width > height * 6 ? 2 : 3);
  // Whole blocks in both directions: a block that stops after one furrow is a sliver.
  const across = edges(width, side);
  const down = edges(height, side);
  const furrowWidth = round((side / FURROWS) * 0.42);

  let last: (typeof PAIRS)[number] | undefined;
  for (const [y, tall] of down) {
    for (const [x, wide] of across) {
      let pair = random.pick(PAIRS);
      while (pair === last) pair = random.pick(PAIRS);
      last = pair;
      const [soil, furrow] = pair;
      const way = random.integer(0, 3);
      sheet.rect(soil, x, y, wide, tall);
      for (const index of range(FURROWS)) {
        const share = (index + 0.5) / FURROWS;
        const right = round(share * wide);
        const below = round(share * tall);
        sheet.stroke(furrow, furrowWidth, furrowPath(way, { x, y, wide, tall, right, below }));
      }
    }
  }
  return { sheet, background: 'tead' };
}

/** Start and length of as many blocks of about this side as fill a length. */
function edges(length: number, side: number): (readonly [start: number, length: number])[] {
  const count = Math.max(1, round(length / side));
  return range(count).map((index) => {
    const start = round((index * length) / count);
    return [start, round(((index + 1) * length) / count) - start] as const;
  });
}

type Furrow = Record<'x' | 'y' | 'wide' | 'tall' | 'right' | 'below', number>;

function furrowPath(way: number, { x, y, wide, tall, right, below }: Furrow): string {
  switch (way) {
    case 0:
      return `M${x} ${y + below}h${wide}`;
    case 1:
      return `M${x + right} ${y}v${tall}`;
    case 2:
      return `M${x} ${y + below}h${right}V${y}`;
    default:
      return `M${x + wide} ${y + below}h${-right}V${y}`;
  }
}
