import clsx from 'clsx';
import type { Industry } from '@/lib/content/types/industry';
import styles from './audience.module.css';

/** Who it is for: a row of bowls that hang from one line, each with its question in it. */
export function Audience({ title, items }: Industry['audience']) {
  return (
    <section className="pb-sec">
      <div className="wrap">
        <h2 className="type-d3 mb-sec-s">{title}</h2>
        <ul className={styles.bowls}>
          {items.map((item) => (
            <li key={item.title} className={clsx('rounded-vessel', styles.bowl)}>
              <h3 className="type-h1">{item.title}</h3>
              <p className="mt-3">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
