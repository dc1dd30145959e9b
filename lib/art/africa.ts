import map from './africa.json';
import {
  type Box,
  chooseSides,
  type Label,
  type LabelSide,
  labelAt,
  pressArea,
} from './place-labels';
import { projectDegrees } from './project-degrees';

/**
 * The map of Africa, drawn by scripts/tools/build-map.mjs in horizontal lines alone: no borders are drawn,
 * so in no border is a side taken. Each place owns the line at its latitude, coast to coast.
 */

/** A place as an editor gives it: its degrees, its name, and perhaps where the name stands. */
export type Place = {
  city: string;
  latitude: number;
  longitude: number;
  mapLabel?: LabelSide | undefined;
};

export type PlaceOnMap = {
  /** Where the pin stands, in the units of the map. */
  x: number;
  y: number;
  /** Path data of the place's line, to be stroked. */
  line: string;
  /** Path data of the place's pin, a small vessel hanging from its line, to be filled. */
  pin: string;
  /** Where the city's name is written: beside the pin, clear of the other names. */
  label: Label;
  /** What can be pressed of it. */
  press: Box;
};

/** Path data of all lines of the continent and its islands. */
export const mapLines = map.lines;

/** The part of the map to show; the southern ocean is left out. */
const view: Box = { x: 20, y: 0, width: 640, height: 640 };
export const mapViewBox = `${view.x} ${view.y} ${view.width} ${view.height}`;

/** Path data of each line, by its height: `M231 17h15m7 0h12`, and islands beside it. */
const lineAt = new Map<number, string>();
for (const part of map.lines.split(/(?=M)/)) {
  const y = Number(/^M\d+ (\d+)/.exec(part)?.[1]);
  lineAt.set(y, (lineAt.get(y) ?? '') + part);
}
const heights = [...lineAt.keys()];

/** Where places stand on the map, in their order. */
export function placesOnMap(places: readonly Place[]): PlaceOnMap[] {
  const pins = places.map(({ city, mapLabel, ...degrees }) => {
    const { x, y } = projectDegrees(degrees, map.projection);
    return { x: Math.round(x), y: nearest(heights, y), city, mapLabel };
  });
  const sides = chooseSides(pins, view);
  return pins.map((pin, index) => {
    const { x, y } = pin;
    const side = sides[index] as LabelSide;
    return {
      x,
      y,
      line: lineAt.get(y) ?? '',
      pin: `M${x - 10} ${y - 9}h20v9a10 10 0 0 1-20 0z`,
      label: labelAt(pin, side),
      press: pressArea(pin, side),
    };
  });
}

function nearest(numbers: readonly number[], to: number): number {
  const distances = numbers.map((number) => Math.abs(number - to));
  return numbers[distances.indexOf(Math.min(...distances))] as number;
}
