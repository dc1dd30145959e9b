import clsx from 'clsx';
import { Link } from '@/components/ui/link';
import type { Office } from '@/lib/content/types/office';
import { labels } from '@/lib/labels';
import shared from './office.module.css';
import styles from './office-answer.module.css';

const text = labels.offices;

/** An answer of the form: the office that is chosen, or none. Looks like the others, and leads to the list of offices. */
export function OfficeAnswer({ offices }: { offices: readonly Office[] }) {
  return (
    <p className={styles.row} data-noprint>
      <span>
        {text.one} <small>{labels.form.optional}</small>
      </span>
      <Link href="#offices">
        <span className={styles.none}>{text.none}</span>
        {offices.map(({ id, city }, index) => (
          <span key={id} className={clsx(shared.part, styles.city)} data-nth={index + 1}>
            {city}
          </span>
        ))}{' '}
        <b className={styles.none}>{text.choose}</b>
        <b className={styles.another}>{text.another}</b>
      </Link>
    </p>
  );
}
