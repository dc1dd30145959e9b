import { Link } from '@/components/ui/link';
import type { Service } from '@/lib/content/types/service';
import { MergingLines } from './merging-lines';
import raised from './raised.module.css';
import styles from './service-index.module.css';
import inks from './service-inks.module.css';

/** Labelled lines, one a practice, merge across the full width; the labels lead to the cards below. */
export function ServiceIndex({ label, services }: { label: string; services: Service[] }) {
  return (
    <nav className={styles.index} aria-label={label}>
      <div className={styles.lines}>
        <MergingLines services={services} />
      </div>
      <ul className={`${inks.inks} ${raised.raised}`}>
        {services.map(({ id, name }) => (
          <li key={id}>
            <Link href={`#${id}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
