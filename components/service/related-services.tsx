import clsx from 'clsx';
import { Glyph } from '@/components/art/glyph';
import { TenderLine } from '@/components/procurement/tender-line';
import { Link } from '@/components/ui/link';
import { NameList } from '@/components/ui/name-list';
import type { Leads } from '@/lib/content/relations/service-links';
import { labels } from '@/lib/labels';
import styles from './related-services.module.css';

/**
 * Ways to set the same links: `columns` under rules, `rows` one below the other, `hanging` with
 * their glyphs from one line.
 */
type LeadsToLayout = 'columns' | 'rows' | 'hanging';

export type RelatedServicesProps = Leads & { variant: LeadsToLayout; className?: string };

/** "Where this usually leads": the practices and industries next to this one, and why; last, to the papers of a tender. */
export function RelatedServices({ leads, also, variant, className }: RelatedServicesProps) {
  return (
    <section className={className}>
      <h2 className="type-h2">{labels.service.leadsTo}</h2>
      <ul className={clsx(styles.leads, styles[variant])}>
        {leads.map(({ name, path, glyph, why }) => (
          <li key={path} className={styles.lead}>
            {variant === 'hanging' && <Glyph name={glyph} className={styles.glyph} />}
            <Link href={path} className={styles.name}>
              {name}
            </Link>
            <p className={styles.why}>{why}</p>
          </li>
        ))}
      </ul>
      {also.length > 0 && (
        <p className={styles.also}>
          {labels.service.alsoNear} <NameList entries={also} />.
        </p>
      )}
      <TenderLine className={styles.tender} />
    </section>
  );
}
