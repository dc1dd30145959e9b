import { AllInsightsLink } from '@/components/insight-list/all-insights-link';
import { Link } from '@/components/ui/link';
import type { ServiceReading } from '@/lib/content/relations/service-links';

const aside = 'text-[0.9375rem] text-ink-2';

/** Pieces as the lines of a log, the latest first: date, title, kind. */
export function ReadingLog({ title, pieces, service }: ServiceReading) {
  const lines = [...pieces].sort((one, other) => other.date.localeCompare(one.date));
  return (
    <section className="wrap pb-sec-s">
      <h2 className="type-h2">{title}</h2>
      <ul className="mt-5 border-b-2 border-horizon">
        {lines.map(({ id, path, date, dateLabel, title: name, label }) => (
          <li
            key={id}
            className="card horizon grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-gap pt-4 pb-[1.4rem] max-lg:gap-y-[0.4rem] lg:grid-cols-[minmax(0,2fr)_minmax(0,8fr)_minmax(0,2fr)]"
          >
            <time dateTime={date} className={aside}>
              {dateLabel}
            </time>
            <h3 className="type-h2 max-lg:col-span-full max-lg:row-start-2">
              <Link href={path} className="card-link">
                {name}
              </Link>
            </h3>
            <span className={aside}>{label}</span>
          </li>
        ))}
      </ul>
      <AllInsightsLink facet="practice" id={service} />
    </section>
  );
}
