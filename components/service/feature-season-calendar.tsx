import type { Feature } from '@/lib/content/types/service-feature';
import styles from './feature-season-calendar.module.css';
import { CalendarAcross, CalendarDown } from './feature-season-calendar-drawings';
import raised from './raised.module.css';

/** How agriculture works: the phases of a year set against the rains. */
export function FeatureSeasonCalendar(calendar: Feature<'season-calendar'>) {
  return (
    <section className={`ground-band py-sec ${raised.raised}`}>
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
