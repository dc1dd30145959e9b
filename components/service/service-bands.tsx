import { Picture } from '@/components/art/picture';
import { Link } from '@/components/ui/link';
import type { Service } from '@/lib/content/types/service';
import { MergingLines } from './merging-lines';
import styles from './service-bands.module.css';

export type ServiceBandsProps = {
  /** The first band, which leads to the overview. */
  overview: { name: string; summary: string };
  services: Service[];
};

/** The overview and the seven practices as full-width bands; the art bleeds off the right edge. */
export function ServiceBands({ overview, services }: ServiceBandsProps) {
  return (
    <ul className={styles.bands}>
      <li className={styles.overview}>
        <Link href="/services/overview">
          <h2 className="type-h2">{overview.name}</h2>
          <p className={styles.summary}>{overview.summary}</p>
          <span className={styles.picture}>
            <MergingLines />
          </span>
        </Link>
      </li>
      {services.map(({ id, name, summary, path }) => (
        <li key={id}>
          <Link href={path}>
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
