import { Picture } from '@/components/art/picture';
import { Link } from '@/components/ui/link';
import type { IndustryId } from '@/lib/content/types/ids';
import styles from './industry-strip.module.css';

export type IndustryStripProps = {
  label: string;
  industries: { id: IndustryId; name: string; path: string }[];
};

/** Eight cloths on one rail. */
export function IndustryStrip({ label, industries }: IndustryStripProps) {
  return (
    <nav aria-label={label} className="wrap">
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
      </ul>
    </nav>
  );
}
