import type { Industry } from '@/lib/content/types/industry';
import styles from './audience.module.css';

/** Who it is for: furrows that turn a corner one inside the other, an entry at each turn. */
export function Audience({ title, items }: Industry['audience']) {
  return (
    <section className="wrap py-sec">
      <h2 className="type-d3 mb-sec-s">{title}</h2>
      <ul className={styles.rows}>
        {items.map((item) => (
          <li key={item.title} className={styles.row}>
            <h3 className="type-h1">{item.title}</h3>
            <p className="text-ink-2">{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
