import type { Industry } from '@/lib/content/types/industry';
import styles from './audience.module.css';

/** Who it is for, set as a T-account: the name left of the line, what it is owed to the right. */
export function Audience({ title, items }: Industry['audience']) {
  return (
    <section className="wrap py-sec">
      <h2 className={`type-d3 ${styles.title}`}>{title}</h2>
      <dl className={styles.account}>
        {items.map((item) => (
          <div key={item.title} className={styles.entry}>
            <dt className={`type-h1 ${styles.name}`}>{item.title}</dt>
            <dd className={styles.text}>{item.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
