import { percent } from '@/lib/chart/percent';

export type StrokesProps = {
  /** How many, the last of them perhaps a part of one. */
  count: number;
  /** Share of the room that they take, 0 to 1. */
  length: number;
  /** One above another from the foot, instead of from left to right. */
  rising?: boolean;
};

/** Few strokes are broad: the same gap between them would be a hole. */
const dashes = (count: number) => (count > 30 ? '.7 .3' : '.86 .14');

/** A figure as strokes that can be counted. It is drawn in units of one stroke and takes the size of its room. */
export function Strokes({ count, length, rising = false }: StrokesProps) {
  if (count === 0) return null;
  const long = Math.round(count * 1000) / 1000;
  const [box, place, path] = rising
    ? [`0 0 1 ${long}`, { y: percent(1 - length), height: percent(length) }, `M.5 ${long}V0`]
    : [`0 0 ${long} 1`, { width: percent(length) }, `M0 .5H${long}`];
  return (
    <svg {...place} viewBox={box} preserveAspectRatio="none" aria-hidden="true">
      <path d={path} strokeDasharray={dashes(count)} />
    </svg>
  );
}
