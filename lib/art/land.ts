import { itemAt, range } from './arrays';
import { furrows } from './furrows';
import type { Ink, Palette } from './ink';
import { type Point, polyline } from './path';
import { createRandom, type Random } from './random';
import { isBeside, SvgBatch } from './svg-batch';
import { createTerrain, type Parcel, type Terrain, type TerrainOptions } from './terrain';

type RequiredOption = 'seed' | 'width' | 'height';

export interface LandOptions
  extends Pick<TerrainOptions, RequiredOption>,
    Partial<Omit<TerrainOptions, RequiredOption>> {
  mix?: Palette;
  /** Share of the fields that are ploughed. */
  ploughed?: number;
  /** Furrows run across the fields only: in a low strip those that run down end in teeth. */
  level?: boolean;
  /** A road to the vanishing point: its left and right edge at the bottom, as shares of the width. */
  road?: readonly [left: number, right: number];
}

const DEFAULTS = {
  view: 'ridge',
  bands: 9,
  growth: 1.36,
  relief: 1,
  vanishing: 0.66,
  columns: 7,
  ploughed: 0.62,
  level: false,
  mix: { lat: 34, latd: 20, tea: 16, tead: 9, mz: 9, si: 7, sky: 5 } as Palette,
} as const;

/** A field, as far as its neighbours have to know it. */
interface Neighbour {
  left: number;
  right: number;
  ink: Ink;
}

/** Worked land in bands of fields, from the horizon down to the viewer. */
export function drawLand(given: LandOptions): SvgBatch {
  const options = { ...DEFAULTS, ...given };
  const { mix } = options;
  const random = createRandom(options.seed);
  const sheet = new SvgBatch(options.width, options.height);
  const terrain = createTerrain(options);
  const isRidge = options.view === 'ridge';

  let above: Neighbour[] = [];
  let lastInk: Ink | undefined;
  for (const band of range(options.bands)) {
    const row: Neighbour[] = [];
    const cuts = fieldCuts(terrain, band, random);
    for (const index of range(cuts.length - 1)) {
      const parcel = terrain.parcel(band, itemAt(cuts, index), itemAt(cuts, index + 1));
      const [left] = parcel(0, 0.5);
      const [right] = parcel(1, 0.5);
      const corners = [parcel(0, 0), parcel(1, 0), parcel(0, 1), parcel(1, 1)];
      if (right - left < 6 || isBeside(sheet, corners)) continue;

      const isFar = isRidge && band < 3;
      const ink = chooseInk(random, mix, { left, right }, { isFar, lastInk, above });
      lastInk = ink;
      row.push({ left, right, ink });

      const steps = Math.max(3, Math.min(9, Math.round((right - left) / 70)));
      sheet.fill(ink, polyline(outline(parcel, steps), true));

      const isNear = isRidge && band > options.bands - 4;
      const share = isNear ? 0.92 : options.ploughed;
      furrows(sheet, random, {
        parcel,
        ink,
        steps,
        share,
        level: options.level,
        ridgeBand: isRidge ? band : undefined,
        mix,
      });
    }
    above = row;
    sheet.addLayer();
  }
  if (options.road) drawRoad(sheet, terrain.vanishingX, options.road);
  return sheet;
}

/** Where the fields of a band begin and end, at slightly uneven distances. */
function fieldCuts(terrain: Terrain, band: number, random: Random): number[] {
  const { count, from, to } = terrain.spread(band);
  return range(count + 1).map((cut) => {
    const isEnd = cut === 0 || cut === count;
    return from + ((to - from) * (isEnd ? cut : cut + random.between(-0.36, 0.36))) / count;
  });
}

/**
 * An ink that differs from the field at the left and, as far as nine tries allow, from the fields
 * above. The far bands take no sky and no haze: they would dissolve into the air behind them.
 */
function chooseInk(
  random: Random,
  mix: Palette,
  { left, right }: Omit<Neighbour, 'ink'>,
  { isFar, lastInk, above }: { isFar: boolean; lastInk: Ink | undefined; above: Neighbour[] },
): Ink {
  let tries = 0;
  for (;;) {
    const ink = random.weighted(mix);
    if (ink === lastInk) continue;
    if (isFar && (ink === 'sky' || ink === 'hz')) continue;
    const touches = (field: Neighbour) => field.left < right - 6 && field.right > left + 6;
    if (tries++ < 9 && above.some((field) => field.ink === ink && touches(field))) continue;
    return ink;
  }
}

/** The outline reaches a little below the band, so that no gap opens to the next one. */
function outline(parcel: Parcel, steps: number): Point[] {
  const top = range(steps + 1).map((step) => parcel(step / steps, 0));
  const bottom = range(steps + 1).map((step) => parcel(1 - step / steps, 1.02));
  return [...top, ...bottom];
}

/** A sisal road with two laterite wheel tracks. */
function drawRoad(sheet: SvgBatch, vanishingX: number, [left, right]: readonly [number, number]) {
  const { width } = sheet;
  const bottom = sheet.height + 4;
  const at = (share: number): Point => [width * (left + (right - left) * share), bottom];
  const verge: Point[] = [
    [vanishingX - 1, 0],
    [vanishingX + 2, 0],
    [width * right, bottom],
    [width * left, bottom],
  ];
  sheet.addLayer();
  sheet.fill('si', polyline(verge, true));
  sheet.addLayer();
  for (const track of [0.3, 0.7]) {
    sheet.fill('lat', polyline([[vanishingX, 0], at(track + 0.045), at(track - 0.045)], true));
  }
}
