/** One reach of a stream: a ribbon from its place at one stage to its place beside those it joins. */
export type Reach = { data: string; ink: string };

type Stream = { x: number; weight: number; ink: string };

const INKS = ['a-lk', 'a-hz', 'a-tea', 'a-hz', 'a-lk', 'a-si', 'a-tea'];
/** Share of a stage that the streams run straight, beside its words, before they turn. */
const STRAIGHT = 0.45;
/** Width of one mandate's stream; twelve of them leave as much land as water at the top. */
const UNIT = 3.6;

/**
 * Streams that run together in stages, on a sheet of 100 by 100: `[12, 5, 2, 1]` gives twelve reaches
 * that end in five places, and so on. Those that join arrive side by side and are then one stream, as
 * wide as all of them: what they carry is added up.
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
    const groups = join(streams, stages[stage + 1] ?? streams.length);
    const reaches = groups.flatMap(({ sources, result }) => {
      let left = result.x - (result.weight * UNIT) / 2;
      return sources.map(({ x, weight, ink }) => {
        const width = weight * UNIT;
        const data = ribbon(x - width / 2, left, width, top, top + depth);
        left += width;
        return { data, ink };
      });
    });
    streams = groups.map(({ result }) => result);
    return reaches;
  });
}

/** How far a ribbon goes on below the next, which is drawn over it: where two only meet there is a seam. */
const UNDER = 0.5;

/** A ribbon of one width, straight down from `from`, then over to `to`. */
function ribbon(from: number, to: number, width: number, top: number, bottom: number): string {
  const turn = top + (bottom - top) * STRAIGHT;
  const middle = (turn + bottom) / 2;
  const [a, b, c, d] = [from, to, to + width, from + width].map((x) => x.toFixed(1));
  return `M${a} ${top}V${turn}C${a} ${middle} ${b} ${middle} ${b} ${bottom}v${UNDER}H${c}v${-UNDER}C${c} ${middle} ${d} ${middle} ${d} ${turn}V${top}z`;
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
