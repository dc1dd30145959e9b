import { PictureOf } from '@/components/art/picture';
import { Link } from '@/components/ui/link';
import { bandPicture } from '@/lib/art/pictures/services';
import type { Service } from '@/lib/content/types/service';
import styles from './service-bands.module.css';

/** The practices as full-width bands; the art bleeds off the right edge. */
export function ServiceBands({ services }: { services: Service[] }) {
  return (
    <ul className={styles.bands}>
      {services.map(({ id, art, name, summary, path }) => (
        <li key={id}>
          <Link href={path} className="after:arrow">
            <h2 className="type-h2">{name}</h2>
            <p className={styles.summary}>{summary}</p>
            <span className={styles.picture}>
              <PictureOf spec={bandPicture({ id, art })} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
