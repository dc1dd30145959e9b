import clsx from 'clsx';
import { pluralize } from '@/lib/format/pluralize';
import { labels } from '@/lib/labels';
import styles from './minutes-summary.module.css';

/** The line that unfolds a chapter: how long it takes, at the end of the line that its name stands on. */
export function MinutesSummary({ minutes }: { minutes: number }) {
  return (
    <summary
      className={clsx(styles.summary)}
      aria-label={pluralize(minutes, labels.reading.readChapter)}
    >
      {pluralize(minutes, labels.reading.minutesShort)}
    </summary>
  );
}
