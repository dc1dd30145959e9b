import type { Industry } from '@/lib/content/types/industry';
import styles from './audience.module.css';

/** Who it is for: four rooms of a floor plan, each with its door open to the same corridor. */
export function Audience({ title, items }: Industry['audience']) {
  return (
    <section className="py-sec">
      <div className="wrap">
        <h2 className="type-d3 mb-sec-s">{title}</h2>
        <ul className={styles.rooms}>
          {items.map((item) => (
            <li key={item.title} className={styles.room}>
              <h3 className="type-h1">{item.title}</h3>
              <p className="mt-2 text-ink-2">{item.text}</p>
              <span className={styles.visit} aria-hidden="true" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
