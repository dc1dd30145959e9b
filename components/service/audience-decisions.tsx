import type { Service } from '@/lib/content/types/service';
import styles from './audience-decisions.module.css';

/** Whom the answer is for: each person over the question they have to decide. */
export function AudienceDecisions({ title, items }: Service['audience']) {
  return (
    <section className="wrap pt-sec">
      <h2 className="type-h2">{title}</h2>
      <dl className={styles.decisions}>
        {items.map((item) => (
          <div key={item.title}>
            <dt className="type-label text-ink-2">{item.title}</dt>
            <dd className="type-h1">{item.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
