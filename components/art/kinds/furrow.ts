import type { Ink } from '../ink';
import { range } from '../lists';
import { round } from '../path';
import { createRandom } from '../random';
import { type Drawing, Sheet } from '../sheet';

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
  const sheet = new Sheet(width, height);
  const side = Math.ceil(Math.min(width, height) / 3 / 10) * 10;
  const furrowWidth = round((side / FURROWS) * 0.42);

  let last: (typeof PAIRS)[number] | undefined;
  for (let y = 0; y < height; y += side) {
    for (let x = 0; x < width; x += side) {
      let pair = random.pick(PAIRS);
      while (pair === last) pair = random.pick(PAIRS);
      last = pair;
      const [soil, furrow] = pair;
      const way = random.integer(0, 3);
      sheet.rect(soil, x, y, side, side);
      for (const index of range(FURROWS)) {
        const offset = round(((index + 0.5) * side) / FURROWS);
        sheet.stroke(furrow, furrowWidth, furrowPath(way, x, y, side, offset));
      }
    }
  }
  return { sheet, background: 'tead' };
}

function furrowPath(way: number, x: number, y: number, side: number, offset: number): string {
  switch (way) {
    case 0:
      return `M${x} ${y + offset}h${side}`;
    case 1:
      return `M${x + offset} ${y}v${side}`;
    case 2:
      return `M${x} ${y + offset}h${offset}V${y}`;
    default:
      return `M${x + side} ${y + offset}h${-offset}V${y}`;
  }
}
