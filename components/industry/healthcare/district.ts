import { range } from '@/lib/art/arrays';
import type { Point } from '@/lib/art/path';
import { createRandom } from '@/lib/art/random';
import { nearestPart, voronoiCell } from '@/lib/art/voronoi';
import type { Feature } from '@/lib/content/types/industry-feature';

/** Households keep this distance from each other, from clinics and from the river, in kilometres. */
const SPACING = 0.62;
const CORNERS_OF_A_RING = 64;

type Household = {
  place: Point;
  /** The clinic it walks to while the river can be crossed. */
  clinic: Point;
  /** Kilometres to it. */
  distance: number;
  /** The clinic it walks to when the river is up, if that is another one. */
  detour?: { clinic: Point; distance: number };
};

export type District = {
  length: number;
  breadth: number;
  clinics: { place: Point; catchment: Point[]; rings: Point[][] }[];
  river: Point[];
  households: Household[];
  counts: Record<'total' | 'near' | 'far' | 'beyond' | 'cut' | 'longer', number>;
};

type DistrictWords = Pick<
  Feature<'catchment'>,
  'district' | 'rings' | 'clinics' | 'river' | 'households'
>;

/** Works out who is nearest to which clinic, in kilometres. The same content gives the same district. */
export function district(words: DistrictWords): District {
  const { length, breadth } = words.district;
  const toPlace = ([x, y]: readonly [number, number]): Point => [x * length, y * breadth];
  const clinics = words.clinics.map(toPlace);
  const river = words.river.map(toPlace);
  const households = placeHouseholds(words, clinics, river).map((place) =>
    householdAt(place, clinics, river),
  );

  const [near, far] = words.rings;
  const detours = households.flatMap(({ detour }) => detour ?? []);
  const within = (limit: number) => households.filter(({ distance }) => distance <= limit).length;
  return {
    length,
    breadth,
    river,
    households,
    clinics: clinics.map((place) => ({
      place,
      catchment: voronoiCell(place, clinics, length, breadth),
      rings: [far, near].map((radius) => nearestPart(circle(place, radius), place, clinics)),
    })),
    counts: {
      total: households.length,
      near: within(near),
      far: within(far) - within(near),
      beyond: households.length - within(far),
      cut: detours.length,
      longer: detours.filter(({ distance }) => distance > far).length,
    },
  };
}

function placeHouseholds(
  { district: { length, breadth }, households }: DistrictWords,
  clinics: Point[],
  river: Point[],
): Point[] {
  const random = createRandom(households.seed);
  const taken = [...clinics];
  const settled: Point[] = [];
  for (let tries = 0; settled.length < households.count && tries < 4000; tries++) {
    const place: Point = [random.between(0.3, length - 0.3), random.between(0.3, breadth - 0.3)];
    const isDry = Math.abs(place[0] - riverAt(river, place[1])) > SPACING;
    if (isDry && taken.every((other) => distanceOf(place, other) > SPACING)) {
      taken.push(place);
      settled.push(place);
    }
  }
  return settled;
}

function householdAt(place: Point, clinics: Point[], river: Point[]): Household {
  const clinic = nearest(place, clinics);
  const household = { place, clinic, distance: distanceOf(place, clinic) };
  const isLeft = ([x, y]: Point) => x < riverAt(river, y);
  if (isLeft(place) === isLeft(clinic)) return household;
  const reachable = nearest(
    place,
    clinics.filter((other) => isLeft(other) === isLeft(place)),
  );
  return { ...household, detour: { clinic: reachable, distance: distanceOf(place, reachable) } };
}

/** How far along the district the river is at a place across it. */
function riverAt(river: Point[], y: number): number {
  const next = Math.max(
    1,
    river.findIndex((point) => point[1] >= y),
  );
  const [fromX, fromY] = river[next - 1] ?? [0, 0];
  const [toX, toY] = river[next] ?? [fromX, fromY + 1];
  return fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY);
}

function nearest(place: Point, clinics: Point[]): Point {
  return clinics.reduce((best, clinic) =>
    distanceOf(place, clinic) < distanceOf(place, best) ? clinic : best,
  );
}

function distanceOf([x, y]: Point, [toX, toY]: Point): number {
  return Math.hypot(x - toX, y - toY);
}

function circle([x, y]: Point, radius: number): Point[] {
  return range(CORNERS_OF_A_RING).map((corner): Point => {
    const angle = (corner / CORNERS_OF_A_RING) * 2 * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}
