import { AllInsightsDisclosure } from '@/components/insight-list/all-insights-disclosure';
import { Link } from '@/components/ui/link';
import type { ServiceReading } from '@/lib/content/relations/service-links';
import { labels } from '@/lib/labels';
import styles from './reading-log.module.css';

/** Pieces as the lines of a log: date, title, kind. */
export function ReadingLog({ title, pieces, all }: ServiceReading) {
  return (
    <section className="wrap pb-sec-s">
      <h2 className="type-h2">{title}</h2>
      <ul className={styles.log}>
        {pieces.map(({ id, path, date, dateLabel, title: name, label }) => (
          <li key={id} className="card">
            <time dateTime={date}>{dateLabel}</time>
            <h3 className="type-h2">
              <Link href={path} className="card-link">
                {name}
              </Link>
            </h3>
            <span>{label}</span>
          </li>
        ))}
      </ul>
      <AllInsightsDisclosure pieces={all} shown={pieces.length} label={labels.service.allPieces} />
    </section>
  );
}
