import { itemAt } from './arrays';

export type Point = readonly [x: number, y: number];

/** Drawings are in whole units: shorter paths, and edges that meet exactly. */
export const round = Math.round;

/** Path data of straight lines through the points, each written relative to the one before. */
export function polyline(points: readonly Point[], close = false): string {
  let data = '';
  let lastX = 0;
  let lastY = 0;
  points.forEach((point, index) => {
    const x = round(point[0]);
    const y = round(point[1]);
    data += index === 0 ? `M${x} ${y}` : `l${x - lastX} ${y - lastY}`.replace(' -', '-');
    lastX = x;
    lastY = y;
  });
  return close ? `${data}z` : data;
}

/** Path data of a curve that takes each inner point as the handle of one bend. */
export function smoothPath(points: readonly Point[]): string {
  const first = itemAt(points, 0);
  const last = itemAt(points, -1);
  let data = `M${round(first[0])} ${round(first[1])}`;
  for (let index = 1; index < points.length - 1; index++) {
    const [x, y] = itemAt(points, index);
    const [nextX, nextY] = itemAt(points, index + 1);
    const isLast = index === points.length - 2;
    const endX = isLast ? nextX : (x + nextX) / 2;
    const endY = isLast ? nextY : (y + nextY) / 2;
    data += `Q${round(x)} ${round(y)} ${round(endX)} ${round(endY)}`;
  }
  return points.length === 2 ? `${data}L${round(last[0])} ${round(last[1])}` : data;
}

/** Path data of a closed curve that takes each point as the handle of one bend. */
export function smoothRing(points: readonly Point[]): string {
  const middle = (index: number) => {
    const [x, y] = itemAt(points, index % points.length);
    const [nextX, nextY] = itemAt(points, (index + 1) % points.length);
    return `${round((x + nextX) / 2)} ${round((y + nextY) / 2)}`;
  };
  const bends = points.map(([x, y], index) => `Q${round(x)} ${round(y)} ${middle(index)}`);
  return `M${middle(points.length - 1)}${bends.join('')}z`;
}

/** A filled disc. The radius is rounded before it is doubled, so that the circle closes. */
export function disc(left: number, y: number, radius: number): string {
  const r = round(radius);
  const across = r * 2;
  return `M${round(left)} ${round(y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 ${-across} 0z`;
}

/** A vessel: flat top, straight sides of the given length, round bottom. */
export function vessel(left: number, top: number, width: number, sides: number): string {
  const w = round(width);
  const r = round(width / 2);
  return `M${round(left)} ${round(top)}h${w}v${round(sides)}a${r} ${r} 0 0 1 ${-w} 0z`;
}
