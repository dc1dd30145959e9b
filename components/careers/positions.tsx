import type { CareersPage } from '@/lib/content/pages/careers';
import { labels } from '@/lib/labels';
import styles from './positions.module.css';

type Positions = CareersPage['apply']['positions'];

/** What each position of the form asks of a person, in the order of the form. */
export function Positions({ positions }: { positions: Positions }) {
  const names = Object.keys(positions) as (keyof Positions)[];
  return (
    <dl className={styles.positions}>
      {names.map((name) => (
        <div key={name}>
          <dt className="type-h2">{labels.fields.positions[name]}</dt>
          <dd className="mt-1 text-small text-ink-2">{positions[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
