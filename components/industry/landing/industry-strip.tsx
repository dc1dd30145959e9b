import { PictureOf } from '@/components/art/picture';
import { Link } from '@/components/ui/link';
import { railPicture } from '@/lib/art/pictures/industries';
import type { Industry } from '@/lib/content/types/industry';
import styles from './industry-strip.module.css';

export type IndustryStripProps = {
  label: string;
  industries: Pick<Industry, 'id' | 'art' | 'name' | 'path' | 'caller'>[];
};

/** A cloth for each industry; below it the name, which leads to its page, and who calls from there. */
export function IndustryStrip({ label, industries }: IndustryStripProps) {
  return (
    <nav aria-label={label} className="wrap pt-8 pb-sec-s lg:pt-10">
      <ul className={styles.rail}>
        {industries.map(({ id, art, name, path, caller }) => (
          <li key={id} className="card">
            <span className={styles.cloth} data-art={art}>
              <PictureOf spec={railPicture({ id, art })} />
            </span>
            <Link href={path} className={`card-link ${styles.name}`}>
              {name}
            </Link>
            <p className={`text-balance ${styles.caller}`}>{caller}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
