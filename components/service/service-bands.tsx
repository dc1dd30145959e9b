import { Picture } from '@/components/art/picture';
import { Link } from '@/components/ui/link';
import type { Service } from '@/lib/content/types/service';
import styles from './service-bands.module.css';

/** The seven practices as full-width bands; the art bleeds off the right edge. */
export function ServiceBands({ services }: { services: Service[] }) {
  return (
    <ul className={styles.bands}>
      {services.map(({ id, name, summary, path }) => (
        <li key={id}>
          <Link href={path} className="after:arrow">
            <h2 className="type-h2">{name}</h2>
            <p className={styles.summary}>{summary}</p>
            <span className={styles.picture}>
              <Picture name={`band-${id}`} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
