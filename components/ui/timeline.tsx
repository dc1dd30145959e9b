import clsx from 'clsx';
import styles from './timeline.module.css';

export type TimelineEntry = {
  when: string;
  /** For a moment that machines can read as well: `15:00`. */
  dateTime?: string | undefined;
  title: string;
  text: string;
};

export type TimelineProps = {
  entries: readonly TimelineEntry[];
  /** Level of the entries' headings. */
  level?: 3 | 4;
  /** Three beside each other from 64rem on, each under its time. */
  abreast?: boolean;
  className?: string | undefined;
};

/** What happens, or happened, in its order: the time at the left, what it was at the right. */
export function Timeline({ entries, level = 3, abreast = false, className }: TimelineProps) {
  const Heading = `h${level}` as const;
  return (
    <ol className={clsx(styles.timeline, abreast && styles.abreast, className)}>
      {entries.map(({ when, dateTime, title, text }) => (
        <li key={when + title}>
          {dateTime ? <time dateTime={dateTime}>{when}</time> : <span>{when}</span>}
          <div>
            <Heading className="type-h2 text-balance">{title}</Heading>
            {text && <p>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
