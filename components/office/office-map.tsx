import { mapLines, mapViewBox, type PlaceOnMap, placesOnMap } from '@/lib/art/africa';
import type { Office } from '@/lib/content/types/office';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import styles from './office-map.module.css';

const text = labels.offices;

/**
 * The map: a line from coast to coast at the chosen office's latitude. A pin and its name press the
 * office's radio button for a pointer (lib/browser/boot/reveal-choice); the keyboard has the button, once.
 */
export function OfficeMap({ offices }: { offices: readonly Office[] }) {
  const names = offices.map(({ city }) => city).join(', ');
  const places = placesOnMap(offices);
  return (
    <svg
      className={styles.map}
      viewBox={mapViewBox}
      role="img"
      aria-label={interpolate(text.map, { cities: names })}
    >
      <path className={styles.land} d={mapLines} />
      {places.map(({ x, line }, index) => (
        // The line grows from the pin to both coasts: the group is scaled about the pin.
        <g key={offices[index]?.id} transform={`translate(${x} 0)`}>
          <g className={styles.line} data-nth={index + 1}>
            <path transform={`translate(${-x} 0)`} d={line} />
          </g>
        </g>
      ))}
      {offices.map(({ id, city }, index) => (
        <Pin key={id} {...(places[index] as PlaceOnMap)} id={id} city={city} nth={index + 1} />
      ))}
    </svg>
  );
}

type PinProps = PlaceOnMap & { id: string; city: string; nth: number };

function Pin({ id, city, nth, pin, label, press }: PinProps) {
  return (
    <g className={styles.place} data-office={id} data-nth={nth}>
      <path d={pin} />
      <text x={label.x} y={label.y} textAnchor={label.anchor}>
        {city}
      </text>
      <rect {...press} className={styles.press} />
    </g>
  );
}
