import { Glyph } from '@/components/art/glyph';
import { PictureOf } from '@/components/art/picture';
import { Link } from '@/components/ui/link';
import { indexPicture } from '@/lib/art/pictures/industries';
import type { Industry } from '@/lib/content/types/industry';
import type { Service } from '@/lib/content/types/service';
import styles from './industry-matrix.module.css';

export type IndustryMatrixProps = {
  /** Over the names of the practices, and before them to a screen reader. */
  label: string;
  services: Service[];
  rows: { industry: Industry; practices: readonly Service[] }[];
};

/**
 * Industries by practices: where work in an industry usually draws a practice in, its sign hangs
 * in the crossing. Too narrow for columns, each industry names its practices in a line.
 */
export function IndustryMatrix({ label, services, rows }: IndustryMatrixProps) {
  return (
    <div className={`wrap ${styles.matrix}`}>
      <nav aria-label={label} className={styles.heads}>
        <p className="type-label text-ink-2">{label}</p>
        <ul>
          {services.map(({ id, name, path }) => (
            <li key={id}>
              <Link href={path}>{name}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <ul>
        {rows.map(({ industry: { id, art, name, summary, path }, practices }) => (
          <li key={id} className={`card ${styles.row}`}>
            <div className={styles.cloth}>
              <PictureOf spec={indexPicture({ id, art })} />
            </div>
            <div className={styles.words}>
              <h2 className="type-h2">
                <Link href={path} className="card-link">
                  {name}
                </Link>
              </h2>
              <p className="text-ink-2">{summary}</p>
            </div>
            <ul className={styles.crossings} aria-label={label}>
              {services.map((service) =>
                practices.includes(service) ? (
                  <li key={service.id}>
                    <Link href={service.path} className="card-control">
                      <Glyph name={service.glyph} className={styles.sign} />
                      <span>{service.name}</span>
                    </Link>
                  </li>
                ) : (
                  <li key={service.id} aria-hidden="true" />
                ),
              )}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
