import { assignments } from '@/lib/content/pages/working-with-us';
import { pluralize } from '@/lib/format/pluralize';
import { labels } from '@/lib/labels';
import styles from './assignment-weeks.module.css';

/**
 * The typical assignments on one scale: a stroke for each week, a tall one where something is handed over.
 * What is handed over stands in the table.
 */
export function AssignmentWeeks({ caption }: { caption: string }) {
  const all = assignments();
  const longest = Math.max(...all.map(({ weeks }) => weeks));
  return (
    <figure className={styles.weeks}>
      <ul>
        {all.map(({ practice, name, weeks, deliverables }) => (
          <li key={practice}>
            <b>{name}</b>
            <svg viewBox={`0 0 ${longest} 10`} preserveAspectRatio="none" aria-hidden="true">
              <path d={strokes(weeksUpTo(weeks), 5)} stroke="var(--a-lk)" />
              <path
                d={strokes(
                  deliverables.map(({ week }) => week),
                  10,
                )}
                stroke="var(--ink)"
              />
            </svg>
            <span>{pluralize(weeks, labels.procurement.assignments.length)}</span>
          </li>
        ))}
      </ul>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

const weeksUpTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

/** Upright strokes on one line, each in the middle of its week. */
const strokes = (weeks: readonly number[], height: number) =>
  weeks.map((week) => `M${week - 0.5} 10v-${height}`).join('');
