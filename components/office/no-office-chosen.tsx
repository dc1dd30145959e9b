import { Link } from '@/components/ui/link';
import { labels } from '@/lib/labels';
import styles from './no-office-chosen.module.css';

const text = labels.offices;

/** An answer of the form while no office is chosen: looks like the others, and leads to the list of offices. */
export function NoOfficeChosen() {
  return (
    <p className={styles.row} data-noprint>
      <span>
        {text.one} <small>{labels.form.optional}</small>
      </span>
      <Link href="#offices">
        {text.none} <b>{text.choose}</b>
      </Link>
    </p>
  );
}
