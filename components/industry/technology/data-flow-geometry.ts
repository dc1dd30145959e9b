import type { Feature } from '@/lib/content/types/industry-feature';

export type DataFlowWords = Pick<Feature<'data-flow'>, 'fields' | 'systems'>;

/** From one system to the next, across; between two lines, down. */
export const PITCH = { across: 300, down: 46 };
/** How far a line runs straight behind a system, beside its name, before it may change places. */
const LEAD = 186;
/** Where a field that is not carried on stops. */
const STUB = 174;
/** Segments reach into the next, so that no seam shows between them. */
const OVERLAP = 2;
/** The one angle of the drawing: run for each unit of fall. */
const SLOPE = 0.5;
/** Beyond the first and the last system the lines go on to the edges of the page. */
const OVERRUN = 900;

export type Segment = {
  field: string;
  data: string;
  /** In how many spellings the fact is in use by now. */
  spellings: number;
};
export type Stop = { x: number; y: number };
export type Label = { x: number; y: number; text: string };

/** What each system keeps of one record, as lines that run from the first system to the last. */
export function dataFlowLines({ fields, systems }: DataFlowWords) {
  const segments: Segment[] = [];
  const stops: Stop[] = [];
  const labels: Label[] = [];
  const spellings = new Map(fields.map(({ id }) => [id, 1]));
  const slotY = (slot: number) => (slot + 0.5) * PITCH.down;

  systems.forEach(({ holds, rewrites }, index) => {
    const x = index * PITCH.across;
    const previous = systems[index - 1];
    const next = systems[index + 1];
    holds.forEach((field, slot) => {
      const y = slotY(slot);
      if (rewrites.includes(field)) spellings.set(field, (spellings.get(field) ?? 1) + 1);
      labels.push({
        x: x + 14,
        y: y - 13,
        text: fields.find(({ id }) => id === field)?.name ?? '',
      });
      if (previous && !previous.holds.includes(field)) stops.push({ x, y });

      const start = index === 0 ? x - OVERRUN : x;
      const nextSlot = next?.holds.indexOf(field) ?? -1;
      let data = `M${start} ${y}`;
      if (!next) data += `H${x + PITCH.across + OVERRUN}`;
      else if (nextSlot < 0) {
        data += `H${x + STUB}`;
        stops.push({ x: x + STUB, y });
      } else {
        const toY = slotY(nextSlot);
        const run = Math.abs(toY - y) * SLOPE;
        data += `H${x + LEAD}L${x + LEAD + run} ${toY}H${x + PITCH.across + OVERLAP}`;
      }
      segments.push({ field, data, spellings: spellings.get(field) ?? 1 });
    });
  });
  const rows = Math.max(...systems.map(({ holds }) => holds.length));
  return {
    width: systems.length * PITCH.across,
    height: rows * PITCH.down,
    segments,
    stops,
    labels,
  };
}

/** The same downwards, for narrow pages: a line is this far from the next, and a system this high. */
export const DOWN = { across: 18, high: 100 };
/** Where the lines leave a system's straight part. */
const TURN = 48;

/** The lines one under another system, on a sheet whose height stretches with the words beside it. */
export function dataFlowDown({ fields, systems }: DataFlowWords) {
  const segments: Segment[] = [];
  const stops: Stop[] = [];
  const spellings = new Map(fields.map(({ id }) => [id, 1]));
  const slotX = (slot: number) => (slot + 0.5) * DOWN.across;

  systems.forEach(({ holds, rewrites }, index) => {
    const y = index * DOWN.high;
    const end = y + DOWN.high;
    const previous = systems[index - 1];
    const next = systems[index + 1];
    holds.forEach((field, slot) => {
      const x = slotX(slot);
      const count = (spellings.get(field) ?? 1) + Number(rewrites.includes(field));
      spellings.set(field, count);
      if (previous && !previous.holds.includes(field)) stops.push({ x, y });
      const nextSlot = next?.holds.indexOf(field) ?? -1;
      let data = `M${x} ${y}`;
      if (!next) data += `V${end}`;
      else if (nextSlot < 0) {
        data += `V${y + TURN}`;
        stops.push({ x, y: y + TURN });
      } else data += `V${y + TURN}L${slotX(nextSlot)} ${end}v${OVERLAP}`;
      segments.push({ field, data, spellings: count });
    });
  });
  const lines = Math.max(...systems.map(({ holds }) => holds.length));
  return { width: lines * DOWN.across, height: systems.length * DOWN.high, segments, stops };
}

/** Offsets and thickness of the strands that a line of the given thickness divides into. */
export function strandsOf(spellings: number, thickness: number) {
  const strand = thickness / (spellings * 2 - 1);
  return {
    thickness: strand,
    offsets: Array.from(
      { length: spellings },
      (_, index) => -thickness / 2 + strand / 2 + index * strand * 2,
    ),
  };
}
