import { percent } from '@/lib/chart/percent';

export type StrokesProps = {
  /** How many, the last of them perhaps a part of one. */
  count: number;
  /** Share of the room that they take, 0 to 1. */
  length: number;
};

const rounded = (count: number) => Math.round(count * 1000) / 1000;

/** A figure as strokes that can be counted, from left to right, as thick as the style sheet says. */
export function Strokes({ count, length }: StrokesProps) {
  if (count === 0) return null;
  return <line x2={percent(length)} y1="50%" y2="50%" pathLength={rounded(count)} />;
}

/** The same from the foot upwards, as broad as the room. */
export function RisingStrokes({ count, length }: StrokesProps) {
  if (count === 0) return null;
  return (
    <svg
      y={percent(1 - length)}
      height={percent(length)}
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M.5 1V0" pathLength={rounded(count)} />
    </svg>
  );
}
