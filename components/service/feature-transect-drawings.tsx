import { range } from '@/lib/art/arrays';
import { noise1 } from '@/lib/art/noise';

const PLACES = 6;
const PITCH = 250;
const WIDTH = PLACES * PITCH;
/** Land drawn beyond either end, where the picture is wider than its columns. */
const BEYOND = 420;
const FLOOR = 300;

const noise = noise1('transect-9');

/** Depth of the ridge below the top at a point of the line: hills, small unevenness, a slow rise. */
function ridge(x: number): number {
  const rise = 70 + (1 - x / WIDTH) * 30;
  return rise + (noise(x / 230) - 0.5) * 150 + (noise(x / 80 + 40) - 0.5) * 34;
}

const points = (from: number, to: number, step: number) =>
  range(Math.floor((to - from) / step) + 1).map((index) => from + index * step);

/** The line of the ridge, land in level strokes under it, a sample driven through each place. */
export function ProfileAcross() {
  const places = range(PLACES).map((index) => index * PITCH + 5);
  return (
    <svg viewBox={`0 -18 ${WIDTH} ${FLOOR + 18}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={levels()} stroke="#2f7f93" strokeWidth="2" />
      <path
        d={points(-BEYOND, WIDTH + BEYOND, 12)
          .map((x, index) => `${index ? 'L' : 'M'}${x} ${Math.round(ridge(x))}`)
          .join('')}
        fill="none"
        stroke="var(--a-mz)"
        strokeWidth="5"
      />
      <path
        d={places.map((x) => `M${x} ${Math.round(ridge(x))}V${FLOOR}`).join('')}
        stroke="var(--a-lat)"
        strokeWidth="6"
      />
      <path
        d={places.map((x) => `M${x - 13} ${Math.round(ridge(x))}h26v8a13 13 0 0 1-26 0z`).join('')}
        fill="var(--a-si)"
      />
    </svg>
  );
}

/** Level strokes wherever a height lies under the ridge. */
function levels(): string {
  let data = '';
  for (const y of points(30, FLOOR - 1, 9)) {
    let inside = false;
    for (const x of points(-BEYOND, WIDTH + BEYOND, 6)) {
      const below = ridge(x) < y;
      if (below && !inside) data += `M${x} ${y}`;
      if (!below && inside) data += `H${x}`;
      inside = below;
    }
    if (inside) data += `H${WIDTH + BEYOND}`;
  }
  return data;
}

/** The same ridge turned upright, from one place to the next, for the list on narrow screens. */
export function ProfileBeside({
  place,
  className,
}: {
  place: number;
  className: string | undefined;
}) {
  const start = place * PITCH + 5;
  const reach = (x: number) => Math.round(78 - ridge(x) * 0.36);
  const edge = points(start, start + PITCH, 10).map((x) => `L${reach(x)} ${(x - start) / 2.5}`);
  return (
    <svg className={className} viewBox="0 0 84 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 0${edge.join('')}L0 100z`} fill="var(--land)" />
      <path
        d={edge.join('').replace('L', 'M')}
        fill="none"
        stroke="var(--a-mz)"
        strokeWidth="4"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
