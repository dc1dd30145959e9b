import clsx from 'clsx';
import fold from '@/components/ui/fold.module.css';
import { Link } from '@/components/ui/link';
import { type Assignment, assignments } from '@/lib/content/pages/working-with-us';
import { interpolate } from '@/lib/format/interpolate';
import { pluralize } from '@/lib/format/pluralize';
import { labels } from '@/lib/labels';
import styles from './assignment-list.module.css';
import { MarkedText } from './to-be-confirmed';

const words = labels.procurement.assignments;

/**
 * One typical assignment for each practice, all on one scale: a stroke for each week, a tall one where
 * something is handed over. Who works on it and what is handed over is folded below 64rem.
 */
export function AssignmentList({ caption }: { caption: string }) {
  const all = assignments();
  const longest = Math.max(...all.map(({ weeks }) => weeks));
  return (
    <>
      <p className={styles.key}>{caption}</p>
      <ul className={styles.assignments}>
        {all.map((assignment) => (
          <AssignmentEntry key={assignment.practice} assignment={assignment} longest={longest} />
        ))}
      </ul>
    </>
  );
}

function AssignmentEntry({ assignment, longest }: { assignment: Assignment; longest: number }) {
  const { practice, name, task, weeks, people, deliverables, placeholder } = assignment;
  return (
    <li>
      <Link href={`/services/${practice}`} className="text-link">
        {name}
      </Link>
      <span>{pluralize(weeks, words.length)}</span>
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
      <p>{placeholder ? <MarkedText text={task} /> : task}</p>
      <details className={clsx(fold.fold, fold.wide)}>
        <summary>{pluralize(deliverables.length, words.folded)}</summary>
        <dl>
          <Lines term={words.people} lines={people} />
          <Lines
            term={words.deliverables}
            lines={deliverables.map((deliverable) => interpolate(words.week, deliverable))}
          />
        </dl>
      </details>
    </li>
  );
}

function Lines({ term, lines }: { term: string; lines: readonly string[] }) {
  return (
    <div>
      <dt>{term}</dt>
      {lines.map((line) => (
        <dd key={line}>{line}</dd>
      ))}
    </div>
  );
}

const weeksUpTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

/** Upright strokes on one line, each in the middle of its week. */
const strokes = (weeks: readonly number[], height: number) =>
  weeks.map((week) => `M${week - 0.5} 10v-${height}`).join('');
