import { range } from '@/lib/art/arrays';
import type { Ink } from '@/lib/art/ink';
import { round } from '@/lib/art/path';
import { createRandom } from '@/lib/art/random';
import { type Drawing, SvgBatch } from '@/lib/art/svg-batch';

/** Where the three strands of a relay leave a tile, as shares of its side. */
const STRANDS = [1 / 4, 1 / 2, 3 / 4];

const LARGE = 700;
/** Side of a tile in a large picture. */
export const TILE = 120;

/**
 * Relay: a message finds its way across the tiles; three strands never break. (Truchet tiles: two
 * quarter turns around opposite corners join up however the tiles are flipped.)
 */
export function draw(seed: string, width: number, height: number): Drawing {
  const random = createRandom(seed);
  const sheet = new SvgBatch(width, height);
  const shorter = Math.min(width, height);
  // Large pictures are cut in steps and squares, on the borders of tiles that are known.
  const side = shorter >= LARGE ? TILE : Math.round(shorter / 4 / 12) * 12;

  for (const row of range(Math.ceil(height / side))) {
    for (const column of range(Math.ceil(width / side))) {
      const x = column * side;
      const y = row * side;
      const isFlipped = random.chance(0.5);
      const isInverted = random.chance(0.16);
      if (isInverted) sheet.rect('lat', x, y, side, side);

      const ink: Ink = isInverted ? 'si' : 'bs';
      for (const share of STRANDS) {
        const strandWidth = round(side * (share === 1 / 2 ? 0.13 : 0.06));
        sheet.stroke(ink, strandWidth, quarterTurns(x, y, side, round(side * share), isFlipped));
      }
    }
  }
  return { sheet, background: 'mz' };
}

/** Two arcs of one radius around opposite corners of a tile. */
function quarterTurns(x: number, y: number, side: number, r: number, isFlipped: boolean): string {
  const arc = `a${r} ${r} 0 0`;
  const right = x + side;
  const bottom = y + side;
  return isFlipped
    ? `M${x + r} ${y}${arc} 1 ${-r} ${r}M${right - r} ${bottom}${arc} 1 ${r} ${-r}`
    : `M${right - r} ${y}${arc} 0 ${r} ${r}M${x + r} ${bottom}${arc} 0 ${-r} ${-r}`;
}
