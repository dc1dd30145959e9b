import { PlaceholderNote } from '@/components/ui/placeholder-note';
import type { AboutPage } from '@/lib/content/pages/about';
import styles from './promises.module.css';

type PromisesProps = AboutPage['promise'] & {
  /** What of the page waits for the firm. */
  note: string | undefined;
};

/** Four promises, and how each can be checked. */
export function Promises({ title, test, items, note }: PromisesProps) {
  return (
    <section className="wrap py-sec-s">
      <h2 className="type-d3 mb-8">{title}</h2>
      <ul className={styles.promises}>
        {items.map((item) => (
          <li key={item.title}>
            <h3 className="type-h2">{item.title}</h3>
            <p className="type-lede">{item.text}</p>
            <p className="text-ink-2">
              <b className="font-semibold text-ink">{test}:</b> {item.test}
            </p>
          </li>
        ))}
      </ul>
      <PlaceholderNote text={note} className="mt-2" />
    </section>
  );
}
