import { PlaceholderNote } from '@/components/ui/placeholder-note';
import type { AboutPage } from '@/lib/content/pages/about';
import { promisesNote } from '@/lib/content/types/placeholder-notes';
import styles from './promises.module.css';

/** Four promises, and how each can be checked. */
export function Promises({ title, test, items }: AboutPage['promise']) {
  return (
    <section className="wrap py-sec-s">
      <h2 className="type-d3 mb-6">{title}</h2>
      <ul className={styles.promises}>
        {items.map((item) => (
          <li key={item.title}>
            <h3 className="type-h2">{item.title}</h3>
            <div className="grid gap-3">
              <p className="type-lede">{item.text}</p>
              <p className="text-small text-ink-2">
                <b className="font-semibold text-ink">{test}:</b> {item.test}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <PlaceholderNote text={promisesNote(items)} className="mt-2" />
    </section>
  );
}
