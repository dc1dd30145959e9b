import { cycle } from './arrays';
import type { Point } from './path';

/**
 * The part of a sheet that is nearer to one site than to any other (its Voronoi cell), found by
 * cutting the sheet along the middle line to every other site. Quadratic, and quick enough for
 * fifty sites.
 */
export function voronoiCell(
  site: Point,
  sites: readonly Point[],
  width: number,
  height: number,
): Point[] {
  const sheet: Point[] = [
    [-4, -4],
    [width + 4, -4],
    [width + 4, height + 4],
    [-4, height + 4],
  ];
  return nearestPart(sheet, site, sites);
}

/** The part of a convex polygon that is nearer to one site than to any other. */
export function nearestPart(
  polygon: readonly Point[],
  site: Point,
  sites: readonly Point[],
): Point[] {
  return sites
    .filter((other) => other !== site)
    .reduce((part, other) => keepNearer(part, site, other), [...polygon]);
}

/** Cuts off the part of a polygon that is nearer to `other` (Sutherland-Hodgman). */
function keepNearer(polygon: readonly Point[], site: Point, other: Point): Point[] {
  const middleX = (site[0] + other[0]) / 2;
  const middleY = (site[1] + other[1]) / 2;
  const normalX = other[0] - site[0];
  const normalY = other[1] - site[1];
  /** Negative on the near side, positive on the far side. */
  const side = ([x, y]: Point) => (x - middleX) * normalX + (y - middleY) * normalY;

  const kept: Point[] = [];
  polygon.forEach((corner, index) => {
    const next = cycle(polygon, index + 1);
    const here = side(corner);
    const there = side(next);
    if (here <= 0) kept.push(corner);
    if (here < 0 !== there < 0) {
      const share = here / (here - there);
      kept.push([
        corner[0] + (next[0] - corner[0]) * share,
        corner[1] + (next[1] - corner[1]) * share,
      ]);
    }
  });
  return kept;
}
