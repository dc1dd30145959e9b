import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Wall } from '@/lib/content/types/case-exhibit';
import { formatMonthName } from '@/lib/format/date';
import styles from './case-wall.module.css';

const HALVES = 24;
const monthNames = Array.from({ length: 12 }, (_, month) =>
  formatMonthName(`2026-${String(month + 1).padStart(2, '0')}-01`),
);

type Span = Wall['shared'];

/**
 * Two calendars on one scale, one above the line and one below it, each with the letters of its months. As
 * it comes into the window the lower one slides into register, where a browser can do that; elsewhere it is there. Where
 * the words stand beside the bars, an upright line marks on both the month in which what they share begins.
 */
export function CaseWall({ wall: { sides, shared } }: { wall: Wall }) {
  const [upper, lower] = sides;
  if (!upper || !lower) return null;
  const mark = shared.from - 1;
  return (
    <div className={`text-small ${styles.wall}`}>
      <Side {...upper} mark={mark} />
      <Months mark={mark} />
      <Side {...lower} mark={mark} isLower />
      <Row
        span={shared}
        mark={mark}
        className={`horizon font-semibold text-body ${styles.shared}`}
      />
      <Months mark={mark} />
    </div>
  );
}

/** The scale, below the bars that are read on it; each bar says its months in words as well. */
function Months({ mark }: { mark: number }) {
  return (
    <div className={`horizon text-ink-2 ${styles.row} ${styles.axis}`} aria-hidden="true">
      <span />
      <Track mark={mark}>
        <ol className="grid grid-cols-12 text-center">
          {monthNames.map((name) => (
            <li key={name}>{name.slice(0, 1)}</li>
          ))}
        </ol>
      </Track>
    </div>
  );
}

type SideProps = Wall['sides'][number] & { mark: number; isLower?: boolean };

function Side({ name, spans, mark, isLower = false }: SideProps) {
  return (
    <section>
      <div className={`font-semibold ${styles.row} ${styles.name}`}>
        <p>{name}</p>
        <Track mark={mark} />
      </div>
      <ul className={clsx(isLower && styles.lower)}>
        {spans.map((span) => (
          <li key={span.what}>
            <Row span={span} mark={mark} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The year from left to right, with the upright line where what they share begins. */
function Track({ mark, children }: { mark: number; children?: ReactNode }) {
  return (
    <div className={styles.track}>
      <svg
        className={styles.line}
        viewBox={`0 0 ${HALVES} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={`M${mark} 0v1`} vectorEffect="non-scaling-stroke" />
      </svg>
      {children}
    </div>
  );
}

/** Words, the months they last, and a bar of that length. */
function Row({
  span: { what, from, to },
  mark,
  className,
}: {
  span: Span;
  mark: number;
  className?: string | undefined;
}) {
  const month = (half: number) => monthNames[Math.floor((half - 1) / 2)] ?? '';
  const months = [...new Set([month(from), month(to)])].map((name) => name.slice(0, 3)).join('–');
  return (
    <div className={clsx(styles.row, className)}>
      <p>
        {`${what}\u00a0`}
        <span className="whitespace-nowrap text-ink-2">{months}</span>
      </p>
      <Track mark={mark}>
        <svg
          className={styles.bar}
          viewBox={`0 0 ${HALVES} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect x={from - 1} y="0.2" width={to - from + 1} height="0.6" />
        </svg>
      </Track>
    </div>
  );
}
