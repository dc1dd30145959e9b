import { Link } from '@/components/ui/link';
import { daylight, type Place } from '@/lib/astronomy/daylight';
import type { AboutPage } from '@/lib/content/pages/about';
import type { Office } from '@/lib/content/types/office';
import { formatMonthShort } from '@/lib/format/date';
import { hoursAhead } from '@/lib/format/time-zone';
import styles from './office-days.module.css';

/** From four in the morning to ten at night: no office has a sunrise or a sunset beyond. */
const FIRST_HOUR = 4;
const HOURS = 18;
const UNITS_AN_HOUR = 20;
const WEEKS = 52;
/** Two units a week, as nothing that is drawn is finer. */
const WEEK = 2;

type OfficeDaysProps = {
  words: Pick<AboutPage['offices'], 'key' | 'sunrise' | 'sunset'>;
  offices: readonly Office[];
};

/**
 * A true horizon for each office: there, west to east, when the sun is above it through the year. Made from
 * where the office is; near the equator the light is a straight band, north and south of it two bows that
 * mirror each other. The city stands on noon and leads to its office, of which two fields of work are named.
 */
export function OfficeDays({ offices, words }: OfficeDaysProps) {
  const rows = offices
    .map((office) => ({ office, place: placeOf(office) }))
    .sort((a, b) => a.place.lon - b.place.lon);
  return (
    <figure className={styles.figure}>
      <figcaption className="wrap">{words.key}</figcaption>
      <p aria-hidden="true" className={styles.edge}>
        {words.sunrise}
      </p>
      <ul className={styles.days}>
        {rows.map(({ office: { id, city, country, focus, path }, place }) => (
          <li key={id}>
            <svg
              viewBox={`0 0 ${WEEKS * WEEK} ${HOURS * UNITS_AN_HOUR}`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d={dayThroughTheYear(place)} />
            </svg>
            <Link href={path} className="title-link">
              {city}
              <span className="sr-only">, {country}</span>
            </Link>
            <span>
              <b aria-hidden="true">{country}</b>
              {focus.slice(0, 2).join(', ')}
            </span>
            <small aria-hidden="true">
              <span>{formatMonthShort('2026-01')}</span>
              <span>{formatMonthShort('2026-12')}</span>
            </small>
          </li>
        ))}
      </ul>
      <p aria-hidden="true" className={styles.edge}>
        {words.sunset}
      </p>
    </figure>
  );
}

const placeOf = ({ latitude, longitude, timeZone }: Office): Place => ({
  lat: latitude,
  lon: longitude,
  utc: hoursAhead(timeZone),
});

/** Along the sunrises from January to December and back along the sunsets. */
function dayThroughTheYear(place: Place): string {
  const days = Array.from({ length: WEEKS + 1 }, (_, week) => ({
    x: week * WEEK,
    ...daylight(place, Math.min(365, week * 7 + 1)),
  }));
  const there = days.map(({ x, sunrise }) => `${x} ${unitsOf(sunrise)}`);
  const back = days.toReversed().map(({ x, sunset }) => `${x} ${unitsOf(sunset)}`);
  return `M${[...there, ...back].join('L')}z`;
}

function unitsOf(hour: number): number {
  return Math.round((hour - FIRST_HOUR) * UNITS_AN_HOUR);
}
