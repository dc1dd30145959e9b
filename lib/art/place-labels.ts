/** Where a name can stand from its pin; the first is taken where nothing is in its way. */
export const labelSides = ['above-right', 'below-left', 'above-left', 'below-right'] as const;
export type LabelSide = (typeof labelSides)[number];

/** From the middle of a pin to where its name begins, or ends on the left: units of the map. */
const offsets: Readonly<Record<LabelSide, { x: number; y: number }>> = {
  'above-right': { x: 16, y: -18 },
  'below-left': { x: -16, y: 24 },
  'above-left': { x: -16, y: -16 },
  'below-right': { x: 16, y: 24 },
};

/** Half a pin, with room around it, and the width of a letter where names are set largest. */
const PIN = 14;
const LETTER = 14;
/** 24 px on the narrowest phone, in units of the map (WCAG 2.2, 2.5.8). */
const LEAST = 56;
/** A name may stand out over the edge of the map by so much: the margin of a page. */
const MARGIN = 20;

export type Box = { x: number; y: number; width: number; height: number };
export type Label = { x: number; y: number; anchor: 'start' | 'end' };
type Pin = { x: number; y: number; city: string; mapLabel?: LabelSide | undefined };

/** Where a name stands on a side of its pin. */
export function labelAt({ x, y }: Pin, side: LabelSide): Label {
  const offset = offsets[side];
  return { x: x + offset.x, y: y + offset.y, anchor: offset.x < 0 ? 'end' : 'start' };
}

/** What can be pressed of a place: its pin and its name, at the name's largest size. */
export function pressArea(pin: Pin, side: LabelSide): Box {
  const label = labelAt(pin, side);
  const name = pin.city.length * LETTER + (PIN + 6);
  const top = Math.min(pin.y - PIN, label.y - LETTER * 2);
  return {
    x: label.anchor === 'end' ? pin.x - name : pin.x - PIN,
    y: top,
    width: name + PIN,
    height: Math.max(pin.y + PIN, label.y + 10, top + LEAST) - top,
  };
}

/**
 * A side for each name, so that pins and names cover each other as little as can be. Each name in turn takes
 * the best side that the ones before it and the pins leave it, and then that all others do, until none would move.
 * @param pins where they stand; a pin that says a side keeps it
 * @param view what is seen of the map
 */
export function chooseSides(pins: readonly Pin[], view: Box): LabelSide[] {
  const sides: (LabelSide | undefined)[] = pins.map(({ mapLabel }) => mapLabel);
  const taken = (pin: Pin, index: number) => {
    const side = sides[index];
    return side ? pressArea(pin, side) : pinArea(pin);
  };
  const bestOf = (pin: Pin, at: number) => {
    const others = pins.flatMap((other, index) => (index === at ? [] : [taken(other, index)]));
    const costs = labelSides.map((side) => {
      const area = pressArea(pin, side);
      return others.reduce((sum, other) => sum + overlap(area, other), outside(area, view));
    });
    return labelSides[costs.indexOf(Math.min(...costs))];
  };
  for (let round = 0; round <= pins.length; round += 1) {
    const before = sides.join();
    pins.forEach((pin, at) => {
      sides[at] = pin.mapLabel ?? bestOf(pin, at);
    });
    if (sides.join() === before) break;
  }
  return sides as LabelSide[];
}

const pinArea = ({ x, y }: Pin): Box => ({
  x: x - PIN,
  y: y - PIN,
  width: 2 * PIN,
  height: 2 * PIN,
});

/** Square units that two boxes share. */
export function overlap(one: Box, other: Box): number {
  const shared = (from: 'x' | 'y', size: 'width' | 'height') =>
    Math.min(one[from] + one[size], other[from] + other[size]) - Math.max(one[from], other[from]);
  return Math.max(0, shared('x', 'width')) * Math.max(0, shared('y', 'height'));
}

/** Square units of a box beyond the left and the right margin. */
function outside({ x, width, height }: Box, view: Box): number {
  const left = view.x - MARGIN - x;
  const right = x + width - (view.x + view.width + MARGIN);
  return (Math.max(0, left) + Math.max(0, right)) * height;
}
