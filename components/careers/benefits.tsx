import { Picture } from '@/components/art/picture';
import { PlaceholderNote } from '@/components/ui/placeholder-note';
import type { CareersPage } from '@/lib/content/pages/careers';
import styles from './benefits.module.css';

type BenefitsProps = CareersPage['benefits'] & {
  /** What of the page waits for the firm. */
  note: string | undefined;
};

/** Four statements on lines, a vessel of cloth hanging from the end of each. */
export function Benefits({ title, items, note }: BenefitsProps) {
  return (
    <section className="wrap py-sec">
      <h2 className="type-d3 mb-sec-s">{title}</h2>
      <ul className={styles.rows}>
        {items.map((item) => (
          <li key={item.title}>
            <h3 className="type-h1">{item.title}</h3>
            <p className="text-ink-2">{item.text}</p>
            <div className={`rounded-vessel ${styles.vessel}`}>
              <Picture name={item.picture} />
            </div>
          </li>
        ))}
      </ul>
      <PlaceholderNote text={note} className="mt-8" />
    </section>
  );
}
