import type { Feature } from '@/lib/content/types/industry-feature';
import { type DataFlowWords, dataFlowLines, strandsOf } from './data-flow-geometry';
import styles from './feature-data-flow.module.css';
import { fieldInks } from './feature-data-flow-drawing';

export type FeatureDataFlowListProps = DataFlowWords & {
  /** Which of the systems. */
  at: number;
  labels: Feature<'data-flow'>['labels'];
};

/** What one system does to the record, in words beside the lines of narrow pages: what it spells its own way and what it does not carry on. */
export function FeatureDataFlowList({ fields, systems, at, labels }: FeatureDataFlowListProps) {
  const system = systems[at];
  if (!system) return null;
  const names = (ids: readonly string[]) =>
    fields.flatMap(({ id, name }) => (ids.includes(id) ? name : [])).join(', ');
  const lost = systems[at - 1]?.holds.filter((id) => !system.holds.includes(id)) ?? [];
  return (
    <div className={styles.narrow}>
      <p className="sr-only">
        {labels.holds}: {names(system.holds)}
      </p>
      {system.rewrites.map((id) => (
        <p key={id} className={styles.held}>
          <Strand
            ink={fieldInks[fields.findIndex((field) => field.id === id)]}
            spellings={spellingsAt({ fields, systems }, id, at)}
          />
          {names([id])}, {labels.rewrites}
        </p>
      ))}
      {lost.length > 0 && (
        <p className="text-ink-2">
          {labels.stops}: {names(lost)}
        </p>
      )}
    </div>
  );
}

/** Which line of the drawing is which fact, before the drawing. */
export function FeatureDataFlowKey({ fields, systems }: DataFlowWords) {
  return (
    <ul className={styles.key}>
      {systems[0]?.holds.map((held) => {
        const index = fields.findIndex(({ id }) => id === held);
        return (
          <li key={held} className={styles.held}>
            <Strand ink={fieldInks[index]} spellings={1} />
            {fields[index]?.name}
          </li>
        );
      })}
    </ul>
  );
}

function Strand({ ink, spellings }: { ink: string | undefined; spellings: number }) {
  const { offsets, thickness } = strandsOf(spellings, 12);
  return (
    <svg viewBox="0 0 28 12" aria-hidden="true">
      {offsets.map((offset) => (
        <path
          key={offset}
          d={`M0 ${6 + offset}h28`}
          stroke={`var(--${ink})`}
          strokeWidth={thickness}
        />
      ))}
    </svg>
  );
}

function spellingsAt(words: DataFlowWords, field: string, at: number): number {
  const upTo = { ...words, systems: words.systems.slice(0, at + 1) };
  return (
    dataFlowLines(upTo).segments.findLast((segment) => segment.field === field)?.spellings ?? 1
  );
}
