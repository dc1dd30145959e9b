import { PictureOf } from '@/components/art/picture';
import { Link } from '@/components/ui/link';
import { railPicture } from '@/lib/art/pictures/industries';
import type { Industry } from '@/lib/content/types/industry';
import styles from './industry-strip.module.css';

export type IndustryStripProps = {
  label: string;
  industries: Pick<Industry, 'id' | 'art' | 'name' | 'path'>[];
};

/** A cloth for each industry on one rail. */
export function IndustryStrip({ label, industries }: IndustryStripProps) {
  return (
    <nav aria-label={label} className="wrap">
      <ul className={styles.rail}>
        {industries.map(({ id, art, name, path }) => (
          <li key={id}>
            <Link href={path} className={styles.tile}>
              <span className={styles.cloth}>
                <PictureOf spec={railPicture({ id, art })} />
              </span>
              <span className={styles.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
