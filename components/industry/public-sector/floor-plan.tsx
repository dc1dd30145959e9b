import clsx from 'clsx';
import styles from './floor-plan.module.css';
import { floorPlan } from './floor-plan-geometry';

export type FloorPlanProps = {
  rooms: string[];
  visits: string[];
  alt: string;
  /** With the corridor running downwards, for narrow screens. */
  isTall: boolean;
  className?: string | undefined;
};

/** An office in plan, and the way that one file takes through it; a vessel marks where it stays. */
export function FloorPlan({ rooms, visits, alt, isTall, className }: FloorPlanProps) {
  const { viewBox, rooms: drawn, walk, end } = floorPlan(rooms, visits, isTall);
  return (
    <svg
      viewBox={viewBox}
      role="img"
      aria-label={alt}
      className={clsx('w-full', styles.plan, className)}
    >
      {drawn.map(({ name, isVisited, floor, walls, label }) => (
        <g key={name}>
          <path d={floor} fill={isVisited ? 'var(--a-hz)' : 'var(--band)'} />
          <path d={walls} fill="none" stroke="var(--horizon)" strokeWidth="5" />
          <text x={label.x} y={label.y} className={clsx(styles.name, isTall && styles.tall)}>
            {name}
          </text>
        </g>
      ))}
      <path d={walk} fill="none" stroke="var(--a-lat)" strokeWidth="5" />
      <path d={`M${end.x - 12} ${end.y - 3}h24v10a12 12 0 0 1-24 0z`} fill="var(--a-lat)" />
    </svg>
  );
}
