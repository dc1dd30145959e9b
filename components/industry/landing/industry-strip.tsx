import { PictureOf } from '@/components/art/picture';
import { Link } from '@/components/ui/link';
import { railPicture } from '@/lib/art/pictures/industries';
import type { Industry } from '@/lib/content/types/industry';
import { decapitalize } from '@/lib/format/decapitalize';
import styles from './landing.module.css';

export type IndustryStripProps = {
  label: string;
  industries: Pick<Industry, 'id' | 'art' | 'name' | 'path' | 'offerings'>[];
};

/** How many of an industry's offerings stand below its name. */
const SHOWN = 2;

const firstOf = ({ items }: Industry['offerings']) =>
  items
    .slice(0, SHOWN)
    .map(({ title }, index) => (index > 0 ? decapitalize(title) : title))
    .join(', ');

/** A cloth for each industry; below it the name, which leads to its page, and what the firm does there first. */
export function IndustryStrip({ label, industries }: IndustryStripProps) {
  return (
    <nav aria-label={label} className="wrap pt-8 pb-sec-s lg:pt-10">
      <ul className={styles.rail}>
        {industries.map(({ id, art, name, path, offerings }) => (
          <li key={id} className="card">
            <span className={`${styles.cloth} ${styles.ground}`} data-art={art}>
              <PictureOf spec={railPicture({ id, art })} />
            </span>
            <Link href={path} className={`card-link ${styles.name}`}>
              {name}
            </Link>
            <p className={styles.offer}>{firstOf(offerings)}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
