/** One reach of a stream: from its place at one stage to the place where it has joined others. */
export type Reach = { data: string; weight: number; ink: string };

type Stream = { x: number; weight: number; ink: string };

const INKS = ['a-lk', 'a-hz', 'a-tea', 'a-hz', 'a-lk', 'a-si', 'a-tea'];
/** Share of a stage that the streams run straight, beside its words, before they turn. */
const STRAIGHT = 0.45;

/**
 * Streams that run together in stages, on a sheet of 100 by 100: `[12, 5, 2, 1]` gives twelve reaches
 * that end in five places, and so on. What they carry is added up.
 */
export function reachesOf(stages: number[]): Reach[] {
  const depth = 100 / stages.length;
  const count = stages[0] ?? 0;
  let streams: Stream[] = Array.from({ length: count }, (_, index) => ({
    x: ((index + 0.5) / count) * 100,
    weight: 1,
    ink: INKS[index % INKS.length] ?? 'a-lk',
  }));
  return stages.flatMap((_, stage) => {
    const top = stage * depth;
    const turn = top + depth * STRAIGHT;
    const bottom = top + depth;
    const groups = join(streams, stages[stage + 1] ?? streams.length);
    const reaches = groups.flatMap(({ sources, result }) =>
      sources.map(({ x, weight, ink }) => {
        const middle = (turn + bottom) / 2;
        const data = `M${x.toFixed(1)} ${top}V${turn}C${x.toFixed(1)} ${middle} ${result.x.toFixed(1)} ${middle} ${result.x.toFixed(1)} ${bottom}`;
        return { data, weight, ink };
      }),
    );
    streams = groups.map(({ result }) => result);
    return reaches;
  });
}

/** Neighbours join until `count` streams are left; each new one lies between its sources. */
function join(streams: Stream[], count: number): { sources: Stream[]; result: Stream }[] {
  return Array.from({ length: count }, (_, group) => {
    const sources = streams.filter(
      (_, index) => Math.floor((index * count) / streams.length) === group,
    );
    const weight = sources.reduce((sum, source) => sum + source.weight, 0);
    const x = sources.reduce((sum, source) => sum + source.x * source.weight, 0) / weight;
    return { sources, result: { x, weight, ink: sources[0]?.ink ?? 'a-lk' } };
  });
}
