import type { Industry } from '@/lib/content/types/industry';
import styles from './audience.module.css';

/** Who it is for: the heading lies on a table, three sit on its far side and the rest on the near. */
export function Audience({ title, items }: Industry['audience']) {
  return (
    <section className="py-sec">
      <div className={`wrap ${styles.round}`}>
        <h2 className={`type-d3 ${styles.table}`}>{title}</h2>
        <ul className={styles.seats}>
          {items.map((item) => (
            <li key={item.title} className={styles.seat}>
              <h3 className="type-h1">{item.title}</h3>
              <p className="mt-2 text-ink-2">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
