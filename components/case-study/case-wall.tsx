import clsx from 'clsx';
import type { Wall } from '@/lib/content/types/case-exhibit';
import { formatMonthName } from '@/lib/format/date';
import styles from './case-wall.module.css';

const HALVES = 24;
const monthNames = Array.from({ length: 12 }, (_, month) =>
  formatMonthName(`2026-${String(month + 1).padStart(2, '0')}-01`),
);

type Span = Wall['shared'];

/**
 * Two calendars on one scale, one above the line and one below it. As one scrolls, the lower one slides
 * into register, where a browser can do that; elsewhere it is there. An upright line marks on both the month
 * in which what they share begins.
 */
export function CaseWall({ wall: { sides, shared } }: { wall: Wall }) {
  const [upper, lower] = sides;
  if (!upper || !lower) return null;
  return (
    <div className="relative overflow-hidden text-small">
      <svg
        className={styles.line}
        viewBox={`0 0 ${HALVES} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={`M${shared.from - 1} 0v1`} vectorEffect="non-scaling-stroke" />
      </svg>
      <Side {...upper} />
      <ol
        className={`horizon grid grid-cols-12 pt-1.5 text-ink-2 ${styles.months}`}
        aria-hidden="true"
      >
        {monthNames.map((name) => (
          <li key={name}>{name.slice(0, 1)}</li>
        ))}
      </ol>
      <Side {...lower} slides />
      <Row span={shared} className={`horizon mt-3 font-semibold ${styles.shared}`} />
    </div>
  );
}

function Side({ name, spans, slides = false }: Wall['sides'][number] & { slides?: boolean }) {
  return (
    <section>
      <p className="py-2 font-semibold">{name}</p>
      <ul className={clsx(slides && styles.slides)}>
        {spans.map((span) => (
          <li key={span.what}>
            <Row span={span} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Words, the months they last, and a bar of that length. */
function Row({
  span: { what, from, to },
  className,
}: {
  span: Span;
  className?: string | undefined;
}) {
  const month = (half: number) => monthNames[Math.floor((half - 1) / 2)] ?? '';
  const months = [...new Set([month(from), month(to)])].map((name) => name.slice(0, 3)).join('–');
  return (
    <p className={clsx(styles.row, className)}>
      <span>
        {`${what}\u00a0`}
        <span className="text-ink-2">{months}</span>
      </span>
      <svg viewBox={`0 0 ${HALVES} 1`} preserveAspectRatio="none" aria-hidden="true">
        <rect x={from - 1} width={to - from + 1} height="1" />
      </svg>
    </p>
  );
}
