/** A stream from the top of the sheet to its foot, in the colour of the question that it comes to answer. */
export type Stream = { data: string; ink: string };

/** One for each question; neighbours differ. */
const INKS = ['a-lk', 'a-mz', 'a-tea', 'a-hz', 'a-lat'];
/** Share of a stage that the streams run straight, beside its words, before they turn. */
const STRAIGHT = 0.45;
/** Width of one mandate's stream; twelve of them leave as much land as water at the top. */
const UNIT = 3.6;
/** How far a stream goes on below the one at its right: where two only meet there is a seam. */
const UNDER = 0.3;

/**
 * Streams that run together in stages, on a sheet of 100 by 100: `[12, 5, 2, 1]` gives twelve, which lie side
 * by side in five places, then in two, then in one. Each is one line without a join, so that what they carry
 * is added up and nothing ends on the way.
 */
export function streamsOf(stages: number[]): Stream[] {
  const [count = 0, ...rest] = stages;
  const depth = 100 / stages.length;
  let groups = Array.from({ length: count }, (_, index) => [index]);
  const places = [leftsOf(groups, count)];
  let inks: number[] = [];
  for (const next of rest) {
    groups = join(groups, next);
    places.push(leftsOf(groups, count));
    if (inks.length === 0) inks = groups.flatMap((group, ink) => group.map(() => ink));
  }
  return Array.from({ length: count }, (_, stream) => ({
    data: ribbon(
      places.map((lefts) => lefts[stream] ?? 0),
      depth,
    ),
    ink: INKS[(inks[stream] ?? 0) % INKS.length] ?? 'a-lk',
  }));
}

/** Neighbours join until `count` groups are left. */
function join(groups: number[][], count: number): number[][] {
  return Array.from({ length: count }, (_, place) =>
    groups.filter((_, index) => Math.floor((index * count) / groups.length) === place).flat(),
  );
}

/** The left edge of each stream: those of a group lie side by side in the middle of where they come from. */
function leftsOf(groups: number[][], count: number): number[] {
  return groups.flatMap((group) => {
    const sum = group.reduce((total, stream) => total + (stream + 0.5) / count, 0);
    const left = (sum / group.length) * 100 - (group.length * UNIT) / 2;
    return group.map((_, index) => left + index * UNIT);
  });
}

/** A ribbon of one width: in each stage straight down, then over to its place in the next. */
function ribbon(lefts: number[], depth: number): string {
  const turns = lefts.slice(1).map((to, stage) => {
    const [top, bottom] = [(stage + STRAIGHT) * depth, (stage + 1) * depth];
    return { from: lefts[stage] ?? 0, to, top, middle: (top + bottom) / 2, bottom };
  });
  const right = UNIT + UNDER;
  const at = (x: number) => x.toFixed(1);
  const down = turns.map(
    ({ from, to, top, middle, bottom }) =>
      `V${at(top)}C${at(from)} ${at(middle)} ${at(to)} ${at(middle)} ${at(to)} ${at(bottom)}`,
  );
  const up = turns
    .toReversed()
    .map(
      ({ from, to, top, middle, bottom }) =>
        `V${at(bottom)}C${at(to + right)} ${at(middle)} ${at(from + right)} ${at(middle)} ${at(from + right)} ${at(top)}`,
    );
  return `M${at(lefts[0] ?? 0)} 0${down.join('')}V100h${at(right)}${up.join('')}V0z`;
}
