import { labels } from '@/lib/labels';
import styles from './key-points.module.css';

/** A piece in three sentences, above its text. */
export function KeyPoints({ sentences }: { sentences: readonly string[] }) {
  return (
    <section className={styles.brief} aria-label={labels.reading.inBrief}>
      <p className="type-label">{labels.reading.inBrief}</p>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
