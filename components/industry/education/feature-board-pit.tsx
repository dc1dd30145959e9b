import styles from './feature-board.module.css';

export type SeedKind = 'adviser' | 'holder' | 'left';

const RADIUS = 9;
/** Where seeds lie in a pit, from the first to the ninth, on a drawing of 140 by 130. */
const PLACES = [
  [70, 84],
  [44, 66],
  [96, 66],
  [70, 52],
  [44, 38],
  [96, 38],
  [70, 20],
  [44, 12],
  [96, 12],
] as const;

/** A seed: filled in the colour of whose it is, hollow when it has left the pit. */
export function Seed({ kind, x, y }: { kind: SeedKind; x: number; y: number }) {
  return kind === 'left' ? (
    <circle cx={x} cy={y} r={RADIUS - 1} fill="none" strokeWidth="2.5" className={styles.left} />
  ) : (
    <circle cx={x} cy={y} r={RADIUS} className={styles[kind]} />
  );
}

export type PitProps = {
  adviser: boolean;
  holders: number;
  left: number;
  className?: string | undefined;
};

/** A pit of the board with the seeds of one year. The words beside it say the same. */
export function Pit({ adviser, holders, left, className }: PitProps) {
  const seeds: SeedKind[] = [
    ...(adviser ? (['adviser'] as const) : []),
    ...Array.from({ length: holders }, () => 'holder' as const),
    ...Array.from({ length: left }, () => 'left' as const),
  ];
  return (
    <svg viewBox="0 0 140 130" className={className} aria-hidden="true">
      <path d="M0 0h140v60a70 70 0 0 1-140 0z" className={styles.hollow} />
      {PLACES.slice(0, seeds.length).map(([x, y], index) => (
        <Seed key={`${x} ${y}`} kind={seeds[index] ?? 'holder'} x={x} y={y + 6} />
      ))}
    </svg>
  );
}
