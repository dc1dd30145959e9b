import { Picture } from '@/components/art/picture';
import { Link } from '@/components/ui/link';
import type { Industry } from '@/lib/content/types/industry';
import styles from './industry-index.module.css';

/**
 * Eight names on rules, each with its cloth beside it. The cloth of the name pointed at or focused
 * keeps its colour while the others step back, which CSS alone finds out (`:has`).
 */
export function IndustryIndex({ industries }: { industries: Industry[] }) {
  return (
    <section className={`wrap ${styles.index}`}>
      <ul className={styles.names}>
        {industries.map(({ id, name, summary, path }) => (
          <li key={id}>
            <Link href={path} className={styles.entry}>
              <h2 className="type-h2">{name}</h2>
              <p className="text-ink-2">{summary}</p>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.cloths} aria-hidden="true">
        {industries.map(({ id }) => (
          <div key={id}>
            <Picture name={`index-${id}`} />
          </div>
        ))}
      </div>
    </section>
  );
}
