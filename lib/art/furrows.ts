import { range } from './arrays';
import type { Ink, Palette } from './ink';
import { type Point, polyline } from './path';
import type { Random } from './random';
import { isBeside, type SvgBatch } from './svg-batch';
import type { Parcel } from './terrain';

interface PloughedField {
  parcel: Parcel;
  ink: Ink;
  /** Straight pieces in a line that follows the land. */
  steps: number;
  /** How likely the field is to be ploughed at all. */
  share: number;
  /** None of its furrows runs down. */
  level: boolean;
  /** Number of the band, counted from the horizon; undefined in a plan, which has no distance. */
  ridgeBand: number | undefined;
  mix: Palette;
}

/** Draws the furrows of a field, if it is among those that are ploughed. */
export function furrows(sheet: SvgBatch, random: Random, field: PloughedField): void {
  const { parcel, ink, ridgeBand } = field;
  const thickness = parcel(0.5, 1)[1] - parcel(0.5, 0)[1];
  if (!random.chance(field.share) || thickness <= 7) return;
  const furrowInk = chooseFurrowInk(random, ink, field.mix);
  const width = ridgeBand === undefined ? 2 : Math.max(2, Math.min(3.5, thickness / 34)).toFixed(1);
  for (const line of furrowLines(random, field, thickness)) {
    if (furrowInk && !isBeside(sheet, line)) sheet.stroke(furrowInk, width, polyline(line));
  }
}

/** An ink that reads well on the field. Deep lake has none: it is water. */
function chooseFurrowInk(random: Random, field: Ink, mix: Palette): Ink | undefined {
  // Every choice is drawn on every call: the sequence must not depend on the ink of the field.
  const furrowInks: Partial<Record<Ink, Ink>> = {
    ear: 'latd',
    lat: random.pick<Ink>(['latd', 'si', 'latd']),
    latd: mix.ear ? 'ear' : random.pick<Ink>(['lat', 'lat', 'mz']),
    tea: random.pick<Ink>(['tead', 'si']),
    tead: random.pick<Ink>(['tea', 'mz']),
    mz: random.pick<Ink>(['lat', 'latd']),
    si: random.pick<Ink>(['lat', 'tea']),
    sky: 'lk',
    hz: 'lkd',
    lk: 'sky',
    bs: 'lat',
  };
  return furrowInks[field];
}

/** Lines across the field or down it; further apart the nearer they are. */
function furrowLines(
  random: Random,
  { parcel, steps, level, ridgeBand }: PloughedField,
  thickness: number,
): Point[][] {
  const breadth = parcel(1, 0.5)[0] - parcel(0, 0.5)[0];
  const isRidge = ridgeBand !== undefined;
  const isAcross = random.chance(isRidge ? 0.5 : 0.6);
  if (level || isAcross) {
    const distance = isRidge ? 10 + ridgeBand * 1.1 : 9;
    const count = Math.max(2, Math.min(9, Math.round(thickness / distance)));
    return inner(count).map((share) => range(steps + 1).map((step) => parcel(step / steps, share)));
  }
  const distance = isRidge ? 8 + ridgeBand * 2.6 : 13;
  const count = Math.max(3, Math.min(18, Math.round(breadth / distance)));
  const stops = thickness > 60 ? [0, 0.5, 1] : [0, 1];
  return inner(count).map((share) => stops.map((down) => parcel(share, down)));
}

/** The shares at which `count` equal parts meet, without both ends. */
function inner(count: number): number[] {
  return range(count)
    .slice(1)
    .map((index) => index / count);
}
