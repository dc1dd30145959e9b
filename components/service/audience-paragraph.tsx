import type { Service } from '@/lib/content/types/service';
import styles from './audience-paragraph.module.css';

/** Whom the work is for, said in one breath; still a list to those who listen. */
export function AudienceParagraph({ title, items }: Service['audience']) {
  return (
    <section className="wrap py-sec">
      <h2 className="type-h2 mb-6">{title}</h2>
      <ul className={styles.paragraph}>
        {items.map((item) => (
          <li key={item.title}>
            <span className="text-ink">{item.title}</span> {item.text}{' '}
          </li>
        ))}
      </ul>
    </section>
  );
}
