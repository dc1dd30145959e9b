import type { Industry } from '@/lib/content/types/industry';
import styles from './offerings.module.css';

/** What the firm does, as six plots of one plan with boundaries between them. */
export function Offerings({ title, items }: Industry['offerings']) {
  return (
    <section className="wrap py-sec">
      <h2 className="type-d3 mb-sec-s">{title}</h2>
      <ul className={styles.plots}>
        {items.map((item) => (
          <li key={item.title} className={styles.plot}>
            <h3 className="type-h1">{item.title}</h3>
            <p className="mt-2 text-ink-2">{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
