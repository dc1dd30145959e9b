import { itemAt, range } from './arrays';
import type { Point } from './path';

type Segment = readonly [from: Point, to: Point];

/**
 * The lines along which a field has one value (marching squares): every grid cell gives up to two
 * straight pieces, which are then joined end to end.
 * https://en.wikipedia.org/wiki/Marching_squares
 *
 * @param grid values by row, then column
 * @param stepX distance of two columns in drawing units; `stepY` the same for rows
 */
export function isolines(
  grid: readonly (readonly number[])[],
  level: number,
  stepX: number,
  stepY: number,
): Point[][] {
  const rows = grid.length - 1;
  const columns = itemAt(grid, 0).length - 1;
  const segments: Segment[] = [];
  for (const row of range(rows)) {
    for (const column of range(columns)) {
      const crossings = cellCrossings(grid, level, row, column).map(
        ([x, y]): Point => [x * stepX, y * stepY],
      );
      // Two crossings are one line through the cell, four are two lines (a saddle).
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        segments.push([itemAt(crossings, i), itemAt(crossings, i + 1)]);
      }
    }
  }
  return join(segments);
}

/** Where the level crosses the four sides of a cell, in grid units: top, right, bottom, left. */
function cellCrossings(
  grid: readonly (readonly number[])[],
  level: number,
  row: number,
  column: number,
): Point[] {
  const topLeft = itemAt(itemAt(grid, row), column);
  const topRight = itemAt(itemAt(grid, row), column + 1);
  const bottomRight = itemAt(itemAt(grid, row + 1), column + 1);
  const bottomLeft = itemAt(itemAt(grid, row + 1), column);
  const crosses = (a: number, b: number) => a > level !== b > level;
  const share = (a: number, b: number) => (level - a) / (b - a);

  const points: Point[] = [];
  if (crosses(topLeft, topRight)) points.push([column + share(topLeft, topRight), row]);
  if (crosses(topRight, bottomRight)) points.push([column + 1, row + share(topRight, bottomRight)]);
  if (crosses(bottomLeft, bottomRight)) {
    points.push([column + share(bottomLeft, bottomRight), row + 1]);
  }
  if (crosses(topLeft, bottomLeft)) points.push([column, row + share(topLeft, bottomLeft)]);
  return points;
}

/** Joins segments that share an end, to the nearest half unit. */
function join(segments: readonly Segment[]): Point[][] {
  const key = ([x, y]: Point) => `${Math.round(x * 2)},${Math.round(y * 2)}`;
  const segmentsAt = new Map<string, number[]>();
  segments.forEach((segment, index) => {
    for (const end of segment) {
      const there = segmentsAt.get(key(end));
      if (there) there.push(index);
      else segmentsAt.set(key(end), [index]);
    }
  });

  const used = new Set<number>();
  /** The far end of an unused segment that begins at the given point. */
  const follow = (from: Point): Point | undefined => {
    const index = segmentsAt.get(key(from))?.find((candidate) => !used.has(candidate));
    if (index === undefined) return undefined;
    used.add(index);
    const [a, b] = itemAt(segments, index);
    return key(a) === key(from) ? b : a;
  };

  const lines: Point[][] = [];
  segments.forEach((segment, index) => {
    if (used.has(index)) return;
    used.add(index);
    const line: Point[] = [...segment];
    for (let next = follow(segment[1]); next; next = follow(next)) line.push(next);
    for (let next = follow(segment[0]); next; next = follow(next)) line.unshift(next);
    lines.push(line);
  });
  return lines;
}
