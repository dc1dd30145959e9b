import { cycle, itemAt, range } from '@/lib/art/arrays';
import type { Ink } from '@/lib/art/ink';
import { type Point, polyline, round } from '@/lib/art/path';
import { createRandom } from '@/lib/art/random';
import { type Drawing, SvgBatch } from '@/lib/art/svg-batch';

/** Lanes, in a strip fewer, so that they can be told apart. */
const MOST_LANES = 20;
const LANE = 12;
const INKS: readonly Ink[] = ['hz', 'lk', 'hz', 'mz', 'lk', 'sky', 'lat'];
/** Where two bundles change places, as shares of the width. */
const STATIONS = [0.14, 0.3, 0.46, 0.62, 0.8];

/** Trunk: bundled cable routes; only horizontals and one angle. */
export function draw(seed: string, width: number, height: number): Drawing {
  const random = createRandom(seed);
  const sheet = new SvgBatch(width, height);
  const lanes = Math.max(10, Math.min(MOST_LANES, Math.round(height / LANE)));
  const pitch = height / lanes;
  const middle = (place: number) => (place + 0.5) * pitch;
  const widestBundle = Math.max(
    2,
    Math.min(Math.floor(lanes * 0.3), Math.floor((width * 0.14) / (pitch * 0.8))),
  );

  const routes = range(lanes).map((lane): Point[] => [[-9, middle(lane)]]);
  let places = range(lanes);
  for (const station of STATIONS) {
    const bundle = random.integer(2, widestBundle);
    const first = random.integer(0, lanes - 2 * bundle);
    const nextPlaces = places.map((place) => swapped(place, first, bundle));
    routes.forEach((route, lane) => {
      const from = itemAt(places, lane);
      const to = itemAt(nextPlaces, lane);
      if (from === to) return;
      const run = Math.abs(middle(to) - middle(from)) * 0.8;
      const start = station * width - run / 2;
      route.push([start, middle(from)], [start + run, middle(to)]);
    });
    places = nextPlaces;
  }

  routes.forEach((route, lane) => {
    const data = polyline([...route, [width + 9, middle(itemAt(places, lane))]]);
    sheet.addLayer();
    sheet.stroke('bs', round(pitch * 0.9), data);
    sheet.addLayer();
    sheet.stroke(cycle(INKS, lane), round(pitch * (lane % 4 === 1 ? 0.62 : 0.3)), data);
  });
  return { sheet, background: 'bs' };
}

/** The place after two neighbouring bundles, the upper one beginning at `first`, have swapped. */
function swapped(place: number, first: number, bundle: number): number {
  if (place >= first && place < first + bundle) return place + bundle;
  if (place >= first + bundle && place < first + 2 * bundle) return place - bundle;
  return place;
}
