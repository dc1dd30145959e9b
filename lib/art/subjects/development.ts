import { cycle, itemAt, range } from '@/lib/art/arrays';
import type { Ink } from '@/lib/art/ink';
import { round } from '@/lib/art/path';
import { createRandom, type Random } from '@/lib/art/random';
import { type Drawing, SvgBatch } from '@/lib/art/svg-batch';

const SOURCES = 12;
/** Least width of a reach: in a shorter one a stream climbs stairs. */
const REACH = 120;
const INKS: readonly Ink[] = ['lk', 'si', 'hz', 'mz', 'lk', 'mz', 'hz', 'si'];

/** Some sources side by side. */
interface Stream {
  y: number;
  sources: readonly number[];
}

/**
 * Confluence: tributaries join, and what they carry is conserved. Each source is one unbroken line
 * from edge to edge, which lies beside the others once it has met them, so there is no join to see.
 */
export function draw(seed: string, width: number, height: number): Drawing {
  const random = createRandom(seed);
  const sheet = new SvgBatch(width, height);
  const stations = Math.max(3, Math.min(7, Math.round(width / REACH)));
  const step = width / (stations + 0.2);
  const breadth = Math.max(3, round((height / SOURCES) * 0.42));

  let streams: Stream[] = range(SOURCES).map((source) => ({
    y: (height * (source + 0.5)) / SOURCES,
    sources: [source],
  }));
  const courses = range(SOURCES).map((source) => [placeIn(streams, source, breadth)]);
  for (const station of range(stations)) {
    streams = flowOn(random, streams, station, height / 2);
    courses.forEach((course, source) => {
      course.push(placeIn(streams, source, breadth));
    });
  }

  courses.forEach((course, source) => {
    let data = `M-9 ${itemAt(course, 0)}H0`;
    course.slice(1).forEach((y, station) => {
      const x = round(station * step);
      const end = round((station + 1) * step);
      const before = itemAt(course, station);
      data += `C${round(x + step * 0.5)} ${before} ${round(x + step * 0.5)} ${y} ${end} ${y}`;
    });
    sheet.addLayer();
    // A unit wider than its bed: two lines that only touch show a seam.
    sheet.stroke(cycle(INKS, source), breadth + 1, `${data}H${width + 9}`);
  });
  return { sheet, background: 'tead' };
}

/** Where a source lies: in the bed of its stream, in the order of the sources. */
function placeIn(streams: readonly Stream[], source: number, breadth: number): number {
  const stream = streams.find(({ sources }) => sources.includes(source));
  if (!stream) throw new RangeError(`No stream carries source ${source}`);
  const { y, sources } = stream;
  return round(y + (sources.indexOf(source) - (sources.length - 1) / 2) * breadth);
}

/** Takes every stream to the next station: one or two pairs join, the others drift to the middle. */
function flowOn(
  random: Random,
  streams: readonly Stream[],
  station: number,
  middle: number,
): Stream[] {
  const joins = range(station < 3 ? 2 : 1).map(() =>
    random.integer(0, Math.max(0, streams.length - 2)),
  );
  const next: Stream[] = [];
  for (let index = 0; index < streams.length; index++) {
    const from = itemAt(streams, index);
    const neighbour = streams[index + 1];
    if (joins.includes(index) && neighbour) {
      next.push(confluence(from, neighbour));
      index++;
    } else {
      next.push({ ...from, y: from.y + (middle - from.y) * 0.1 + random.between(-6, 6) });
    }
  }
  return next;
}

function confluence(a: Stream, b: Stream): Stream {
  const [left, right] = [a.sources.length, b.sources.length];
  return { y: (a.y * left + b.y * right) / (left + right), sources: [...a.sources, ...b.sources] };
}
