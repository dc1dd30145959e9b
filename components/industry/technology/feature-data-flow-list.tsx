import clsx from 'clsx';
import type { Feature } from '@/lib/content/types/industry-feature';
import { type DataFlowWords, dataFlowLines, strandsOf } from './data-flow-geometry';
import styles from './feature-data-flow.module.css';
import { fieldInks } from './feature-data-flow-drawing';

export type FeatureDataFlowListProps = DataFlowWords & {
  /** Which of the systems. */
  at: number;
  labels: Feature<'data-flow'>['labels'];
};

/** What one system holds and what it does not carry on: the drawing in words, for narrow screens. */
export function FeatureDataFlowList({ fields, systems, at, labels }: FeatureDataFlowListProps) {
  const system = systems[at];
  if (!system) return null;
  const lost = fields.filter(
    ({ id }) => systems[at - 1]?.holds.includes(id) && !system.holds.includes(id),
  );
  return (
    <div className={styles.narrow}>
      <ul aria-label={labels.holds}>
        {system.holds.map((id) => {
          const index = fields.findIndex((field) => field.id === id);
          const spellings = spellingsAt({ fields, systems }, id, at);
          return (
            <li key={id} className={styles.held}>
              <svg viewBox="0 0 56 14" aria-hidden="true">
                {strandsOf(spellings, 14).offsets.map((offset) => (
                  <path
                    key={offset}
                    d={`M0 ${7 + offset}h56`}
                    stroke={`var(--${fieldInks[index]})`}
                    strokeWidth={strandsOf(spellings, 14).thickness}
                  />
                ))}
              </svg>
              <span>
                {fields[index]?.name}
                {system.rewrites.includes(id) && (
                  <span className="text-ink-2">, {labels.rewrites}</span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {lost.length > 0 && (
        <p className={clsx('text-ink-2', styles.lost)}>
          {labels.stops}: {lost.map(({ name }) => name).join(', ')}
        </p>
      )}
    </div>
  );
}

function spellingsAt(words: DataFlowWords, field: string, at: number): number {
  const upTo = { ...words, systems: words.systems.slice(0, at + 1) };
  return (
    dataFlowLines(upTo).segments.findLast((segment) => segment.field === field)?.spellings ?? 1
  );
}
