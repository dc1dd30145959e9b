import { cycle, range } from '@/lib/art/arrays';
import type { Ink } from '@/lib/art/ink';
import { round } from '@/lib/art/path';
import { createRandom, type Random } from '@/lib/art/random';
import { type Drawing, SvgBatch } from '@/lib/art/svg-batch';

const SOURCES = 12;
const STATIONS = 7;
const INKS: readonly Ink[] = ['lk', 'hz', 'sky', 'lk', 'tea', 'hz', 'si'];

interface Stream {
  y: number;
  /** How many sources it carries. */
  weight: number;
  ink: Ink;
}

interface Reach {
  from: Stream;
  to: Stream;
  x: number;
}

/** Confluence: tributaries join, and what they carry is conserved. */
export function draw(seed: string, width: number, height: number): Drawing {
  const random = createRandom(seed);
  const sheet = new SvgBatch(width, height);
  const step = width / 7.2;
  const breadth = (stream: Stream) =>
    round((height / SOURCES) * 0.4 * Math.sqrt(stream.weight) * 1.05);

  let streams: Stream[] = range(SOURCES).map((source) => ({
    y: (height * (source + 0.5)) / SOURCES,
    weight: 1,
    ink: cycle(INKS, source),
  }));
  const reaches: Reach[] = [];
  let x = 0;
  for (const station of range(STATIONS)) {
    const passed = flowOn(random, streams, station, height / 2);
    for (const { from, to } of passed) reaches.push({ from, to, x });
    streams = [...new Set(passed.map(({ to }) => to))];
    x += step;
  }

  reaches.sort((a, b) => a.from.weight - b.from.weight);
  for (const { from, to, x: start } of reaches) {
    const [yFrom, yTo] = [round(from.y), round(to.y)];
    const handles = `${round(start + step * 0.55)} ${yFrom} ${round(start + step * 0.45)} ${yTo}`;
    const end = round(start + step) + 2;
    sheet.addLayer();
    sheet.stroke(from.ink, breadth(from), `M${round(start) - 2} ${yFrom}C${handles} ${end} ${yTo}`);
  }
  for (const stream of streams) {
    sheet.addLayer();
    sheet.stroke(stream.ink, breadth(stream), `M${round(x) - 4} ${round(stream.y)}H${width + 9}`);
  }
  return { sheet, background: 'tead' };
}

/** Takes every stream to the next station: one or two pairs join, the others drift to the middle. */
function flowOn(
  random: Random,
  streams: readonly Stream[],
  station: number,
  middle: number,
): { from: Stream; to: Stream }[] {
  const joins = range(station === 0 ? 0 : station < 3 ? 2 : 1).map(() =>
    random.integer(0, streams.length - 2),
  );
  const passed: { from: Stream; to: Stream }[] = [];
  for (let index = 0; index < streams.length; index++) {
    const from = streams[index];
    const neighbour = streams[index + 1];
    if (!from) break;
    if (joins.includes(index) && neighbour) {
      const to = confluence(from, neighbour);
      passed.push({ from, to }, { from: neighbour, to });
      index++;
    } else {
      const drift = (middle - from.y) * 0.1 + random.between(-6, 6);
      passed.push({ from, to: { ...from, y: from.y + drift } });
    }
  }
  return passed;
}

function confluence(a: Stream, b: Stream): Stream {
  const weight = a.weight + b.weight;
  const y = (a.y * a.weight + b.y * b.weight) / weight;
  return { y, weight, ink: a.weight >= b.weight ? a.ink : b.ink };
}
