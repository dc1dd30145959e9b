import type { Industry } from '@/lib/content/types/industry';
import styles from './audience.module.css';

/** Who it is for, from the station outwards: like masts, each name is smaller than the last. */
export function Audience({ title, items }: Industry['audience']) {
  return (
    <section className="wrap py-sec">
      <h2 className="type-h2 mb-6">{title}</h2>
      <ol className={styles.masts}>
        {items.map((item) => (
          <li key={item.title} className={styles.mast}>
            <h3 className={styles.name}>{item.title}</h3>
            <p className={styles.text}>{item.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
