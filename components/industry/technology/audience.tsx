import type { Industry } from '@/lib/content/types/industry';
import styles from './audience.module.css';

/** Who it is for: cables come in from the edge of the page, each of its own length, and end in a name. */
export function Audience({ title, items }: Industry['audience']) {
  return (
    <section className="overflow-hidden py-sec">
      <div className="wrap">
        <h2 className="type-d3 mb-sec-s">{title}</h2>
        <ul className={styles.cables}>
          {items.map((item) => (
            <li key={item.title} className={styles.cable}>
              <div>
                <h3 className="type-h1">{item.title}</h3>
                <p className="mt-1.5 text-ink-2">{item.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
