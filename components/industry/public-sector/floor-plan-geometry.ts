import { cycle } from '@/lib/art/arrays';

/** A place in the plan: along the corridor, and across it. */
type Place = readonly [along: number, across: number];

/** Measures of a plan, along and across its corridor. */
type Measures = {
  /** From one room to the next. */
  pitch: number;
  roomLength: number;
  roomDepth: number;
  /** Distance from the edge of the plan to the corridor, and the corridor's breadth. */
  corridor: readonly [start: number, breadth: number];
  /** Where the first visit to a room enters it, and how much further along a second one does. */
  door: readonly [first: number, step: number];
  /** How far from the corridor the name of a room on either side stands, and how far along. */
  name: readonly [along: number, nearSide: number, farSide: number];
};

const EDGE = 5;
const REACH = 44;
const TURN = 14;

const wide: Measures = {
  pitch: 160,
  roomLength: 150,
  roomDepth: 125,
  corridor: [130, 100],
  door: [54, 36],
  name: [13, 32, 342],
};
const tall: Measures = {
  pitch: 112,
  roomLength: 102,
  roomDepth: 118,
  corridor: [123, 104],
  door: [47, 24],
  name: [25, 18, 244],
};

export type Room = {
  name: string;
  isVisited: boolean;
  floor: string;
  /** Its walls, which leave the door open. */
  walls: string;
  label: { x: number; y: number };
};

export type FloorPlan = {
  viewBox: string;
  rooms: Room[];
  /** The way of the file. */
  walk: string;
  /** Where the file stays. */
  end: { x: number; y: number };
};

/**
 * Plan of an office with a corridor between two rows of rooms, and the way of a file through it.
 * With `isTall` the corridor runs downwards, for narrow screens.
 */
export function floorPlan(names: string[], visits: string[], isTall: boolean): FloorPlan {
  const measures = isTall ? tall : wide;
  const perSide = names.length / 2;
  const length = perSide * measures.pitch;
  const breadth = measures.corridor[0] * 2 + measures.corridor[1];
  const xy = ([along, across]: Place) => (isTall ? [across, along] : [along, across]) as Place;
  const path = (places: Place[], end = '') =>
    `M${places.map((p) => xy(p).join(' ')).join('L')}${end}`;

  const steps = walkOf(names, visits, measures);
  const [endX, endY] = xy(steps.at(-1) ?? [0, 0]);
  return {
    viewBox: isTall
      ? `-2 -8 ${breadth + 4} ${length + 12}`
      : `${EDGE - 3} -2 ${length - EDGE} ${breadth + 4}`,
    rooms: names.map((name, index) => {
      const isFar = index >= perSide;
      const start = (index % perSide) * measures.pitch + EDGE;
      const inner = isFar ? measures.corridor[0] + measures.corridor[1] : measures.corridor[0];
      const outer = isFar ? inner + measures.roomDepth : inner - measures.roomDepth;
      const stop = start + measures.roomLength;
      const [x, y] = xy([start + measures.name[0], measures.name[isFar ? 2 : 1]]);
      return {
        name,
        isVisited: visits.includes(name),
        floor: path(
          [
            [start, inner],
            [start, outer],
            [stop, outer],
            [stop, inner],
          ],
          'z',
        ),
        walls: path([
          [start + 25, inner],
          [start, inner],
          [start, outer],
          [stop, outer],
          [stop, inner],
          [stop - 20, inner],
        ]),
        label: { x, y },
      };
    }),
    walk: path(steps),
    end: { x: endX, y: endY },
  };
}

/** Into each room and out again; every stretch of corridor has a lane of its own. */
function walkOf(names: string[], visits: string[], measures: Measures): Place[] {
  const [start, breadth] = measures.corridor;
  const perSide = names.length / 2;
  const lane = (index: number) => start + 10 + (index * (breadth - 20)) / visits.length;
  const seen = new Map<string, number>();
  const places: Place[] = [[-6, lane(0)]];
  visits.forEach((name, index) => {
    const room = names.indexOf(name);
    const times = seen.get(name) ?? 0;
    seen.set(name, times + 1);
    const [first, step] = measures.door;
    const along = (room % perSide) * measures.pitch + first + times * step;
    const inside = cycle([start - REACH, start + breadth + REACH], room < perSide ? 0 : 1);
    places.push([along, lane(index)], [along, inside]);
    if (index < visits.length - 1)
      places.push([along + TURN, inside], [along + TURN, lane(index + 1)]);
  });
  return places;
}
