import clsx from 'clsx';
import { Link } from '@/components/ui/link';
import { PlaceholderNote } from '@/components/ui/placeholder-note';
import type { Office } from '@/lib/content/types/office';
import { officesNote } from '@/lib/content/types/placeholder-notes';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import styles from './office-panel.module.css';

const text = labels.offices;

export type OfficePanelProps = {
  office: Office;
  nth: number;
  className?: string | undefined;
};

/** One office: where it is and what it is for, the way to it, then its figures and focus. */
export function OfficePanel({ office, nth, className }: OfficePanelProps) {
  return (
    <article className={clsx(styles.panel, className)} data-office={office.id} data-nth={nth}>
      <h3 className="type-label mb-2 text-ink-2">
        {/* Its row says the country to the eye. */}
        <span className="sr-only">{office.country},</span> {office.region}
      </h3>
      <p>{office.description}</p>
      <p className="mt-4">
        <Link href={office.path} className="go" data-choose="">
          {interpolate(text.action, { city: office.city })}
        </Link>
      </p>
      <dl className={styles.figures}>
        {(['projects', 'clients', 'staff'] as const).map((figure) => (
          <div key={figure}>
            <dt>{text[figure]}</dt>
            <dd>{office[figure]}</dd>
          </div>
        ))}
      </dl>
      <PlaceholderNote text={officesNote([office])} className="mt-4" />
      <h4 className="type-label mt-6 mb-2.5">{text.focus}</h4>
      <ul className="tags">
        {office.focus.map((area) => (
          <li key={area}>{area}</li>
        ))}
      </ul>
    </article>
  );
}
