import { Link } from '@/components/ui/link';
import { officeOnMap } from '@/lib/art/africa';
import type { Office } from '@/lib/content/types/office';
import { interpolate } from '@/lib/format/interpolate';
import styles from './office-line.module.css';

const WIDTH = 1200;
const HORIZON = 34;
const VESSEL = 15;
/** Room for the last city's name, which begins below its vessel. */
const LAST_NAME = 110;

type Place = Office & { longitude: number };

/**
 * The offices on one line, spaced by longitude, west at the left. Narrow screens have them as a
 * list in the same order. Each city leads to its office.
 */
export function OfficeLine({ offices, label }: { offices: Office[]; label: string }) {
  const places = offices
    .map((office) => ({ ...office, longitude: officeOnMap(office.id).longitude }))
    .sort((a, b) => a.longitude - b.longitude);
  const cities = places.map(({ city }) => city).join(', ');
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing that holds links; it cannot be a fieldset */}
      <svg
        className={styles.line}
        viewBox={`0 0 ${WIDTH} 130`}
        role="group"
        aria-label={interpolate(label, { cities })}
      >
        <path d={`M0 ${HORIZON}H${WIDTH}`} className={styles.horizon} />
        {places.map((place) => (
          <PlaceOnLine key={place.id} place={place} x={position(place, places)} />
        ))}
      </svg>
      <ul className={styles.list}>
        {places.map(({ id, city, country, path }) => (
          <li key={id}>
            <Link href={path} className="title-link">
              {city}
            </Link>
            <span>{country}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function PlaceOnLine({ place, x }: { place: Place; x: number }) {
  return (
    <g transform={`translate(${x.toFixed(0)} ${HORIZON})`}>
      <path d={`M0 0h${2 * VESSEL}v${VESSEL}a${VESSEL} ${VESSEL} 0 0 1-${2 * VESSEL} 0z`} />
      <text y={-13}>{degrees(place.longitude)}</text>
      <Link href={place.path} className={styles.city}>
        <text y={62}>{place.city}</text>
      </Link>
      <text y={86}>{place.country}</text>
    </g>
  );
}

/** From the left edge for the westernmost place to the last name's room for the easternmost. */
function position({ longitude }: Place, places: readonly Place[]): number {
  const west = places[0]?.longitude ?? 0;
  const east = places.at(-1)?.longitude ?? 0;
  return ((longitude - west) / (east - west)) * (WIDTH - LAST_NAME);
}

/** `37° E`, `8° W`, `0°` */
function degrees(longitude: number): string {
  const rounded = Math.round(longitude);
  if (rounded === 0) return '0°';
  return `${Math.abs(rounded)}° ${rounded > 0 ? 'E' : 'W'}`;
}
