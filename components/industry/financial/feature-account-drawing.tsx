import type { Feature } from '@/lib/content/types/industry-feature';
import styles from './feature-account-drawing.module.css';

export type FeatureAccountDrawingProps = Pick<Feature<'account'>, 'months' | 'alt'>;

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Months across: one stroke is one unit, above the line what comes in, below what goes out. */
function Across({ months, alt }: { months: FeatureAccountDrawingProps['months']; alt: string }) {
  const LINE = 150;
  const stack = (month: number, count: number, direction: 1 | -1) =>
    range(count)
      .map((unit) => `M${month * 100 + 8} ${LINE + direction * (10 + unit * 9)}h84`)
      .join('');
  return (
    <svg viewBox="0 0 1200 250" role="img" aria-label={alt} className={styles.across}>
      <Strokes d={months.map((m, i) => stack(i, m.in, -1)).join('')} ink="a-lk" />
      <Strokes d={months.map((m, i) => stack(i, m.out, 1)).join('')} ink="a-lat" />
      <path d={`M0 ${LINE}H1200`} stroke="var(--horizon)" strokeWidth="3" />
      {months.map(({ name }, index) => (
        <text key={name} x={index * 100 + 50} y="246" textAnchor="middle">
          {name}
        </text>
      ))}
    </svg>
  );
}

/** Months downwards, for narrow screens: in to the left of the line, out to the right. */
function Down({ months, alt }: { months: FeatureAccountDrawingProps['months']; alt: string }) {
  const LINE = 216;
  const stack = (month: number, count: number, direction: 1 | -1) =>
    range(count)
      .map((unit) => `M${LINE + direction * (10 + unit * 9)} ${month * 40 + 12}v28`)
      .join('');
  return (
    <svg viewBox="0 0 350 492" role="img" aria-label={alt} className={styles.down}>
      <Strokes d={months.map((m, i) => stack(i, m.in, -1)).join('')} ink="a-lk" />
      <Strokes d={months.map((m, i) => stack(i, m.out, 1)).join('')} ink="a-lat" />
      <path d={`M${LINE} 4V488`} stroke="var(--horizon)" strokeWidth="3" />
      {months.map(({ name }, index) => (
        <text key={name} x="0" y={index * 40 + 32}>
          {name}
        </text>
      ))}
    </svg>
  );
}

function Strokes({ d, ink }: { d: string; ink: 'a-lk' | 'a-lat' }) {
  return <path d={d} fill="none" stroke={`var(--${ink})`} strokeWidth="6" />;
}

/** A household's account over a year, drawn twice: for wide and for narrow screens. */
export function FeatureAccountDrawing({ months, alt }: FeatureAccountDrawingProps) {
  return (
    <>
      <Across months={months} alt={alt.across} />
      <Down months={months} alt={alt.down} />
    </>
  );
}
