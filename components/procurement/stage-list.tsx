import { range } from '@/lib/art/arrays';
import type { WorkingWithUsPage } from '@/lib/content/pages/working-with-us';
import styles from './stage-list.module.css';
import { MarkedText } from './to-be-confirmed';

export type StageListProps = { stages: WorkingWithUsPage['stages']['items'] };

/** The stages of an assignment in their order; the line over each is filled as far as the work has come. */
export function StageList({ stages }: StageListProps) {
  return (
    <ol className={styles.stages}>
      {stages.map(({ name, text, placeholder }, index) => (
        <li key={name}>
          <svg
            viewBox={`0 0 ${stages.length} 1`}
            preserveAspectRatio="none"
            className={styles.course}
            aria-hidden="true"
          >
            <path d={parts(stages.length)} stroke="var(--line)" />
            <path d={parts(index + 1)} stroke="var(--a-lat)" />
          </svg>
          <h3 className="type-h2">{name}</h3>
          <p>{placeholder ? <MarkedText text={text} /> : text}</p>
        </li>
      ))}
    </ol>
  );
}

/** The first parts of a line, of equal length, a gap after each. */
const parts = (count: number) =>
  range(count)
    .map((index) => `M${index} .5h.96`)
    .join('');
