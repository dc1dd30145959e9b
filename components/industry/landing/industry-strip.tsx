import { Picture } from '@/components/art/picture';
import { Link } from '@/components/ui/link';
import { type IndustryId, industryIds } from '@/lib/content/types/ids';
import styles from './industry-strip.module.css';

export type IndustryStripProps = {
  label: string;
  industries: { id: IndustryId; name: string; path: string }[];
  overview: { name: string; text: string };
};

/** Eight cloths on one rail, and a ninth that has a strip of each and leads to the overview. */
export function IndustryStrip({ label, industries, overview }: IndustryStripProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.rail}>
        {industries.map(({ id, name, path }) => (
          <li key={id}>
            <Link href={path} className={styles.tile}>
              <span className={styles.cloth}>
                <Picture name={`rail-${id}`} />
              </span>
              <span className={styles.name}>{name}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link href="/industries/overview" className={styles.tile}>
            <span className={`${styles.cloth} ${styles.strips}`}>
              {industryIds.map((id) => (
                <Picture key={id} name={`rail-${id}`} viewBox="0 450 360 110" />
              ))}
            </span>
            <span className={styles.name}>
              {overview.name}
              <span className={styles.text}>{overview.text}</span>
            </span>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
