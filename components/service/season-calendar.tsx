import type { Feature } from '@/lib/content/service-feature';
import lifted from './lifted.module.css';
import styles from './season-calendar.module.css';
import { CalendarAcross, CalendarDown } from './season-calendar-drawings';

/** How agriculture works: the phases of a year set against the rains. */
export function SeasonCalendar(calendar: Feature<'season-calendar'>) {
  return (
    <section className={`ground-band py-sec ${lifted.lifted}`}>
      <div className={`wrap ${styles.layout}`}>
        <h2 className={`type-d3 ${styles.title}`}>{calendar.title}</h2>
        <div className={styles.text}>
          <p className="text-ink-2">{calendar.text}</p>
        </div>
        <figure className={styles.figure}>
          <CalendarAcross {...calendar} className={styles.across} />
          <CalendarDown {...calendar} className={styles.down} />
          <figcaption className="mt-6 max-w-160 text-small text-ink-2">{calendar.note}</figcaption>
        </figure>
      </div>
    </section>
  );
}
