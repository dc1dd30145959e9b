import clsx from 'clsx';
import { mapLines, mapViewBox, officeOnMap, pressArea } from '@/lib/art/africa';
import type { Office } from '@/lib/content/types/office';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import shared from './office.module.css';
import styles from './office-map.module.css';

const text = labels.offices;

/**
 * The map: a line from coast to coast at the chosen office's latitude. A pin and its name press the
 * office's radio button for a pointer (lib/browser/boot/reveal-choice); the keyboard has the button, once.
 */
export function OfficeMap({ offices }: { offices: Office[] }) {
  const names = offices.map(({ city }) => city).join(', ');
  return (
    <svg
      className={styles.map}
      viewBox={mapViewBox}
      role="img"
      aria-label={interpolate(text.map, { cities: names })}
    >
      <path className={styles.land} d={mapLines} />
      {offices.map(({ id }) => {
        const { x, line } = officeOnMap(id);
        return (
          // The line grows from the pin to both coasts: the group is scaled about the pin.
          <g key={id} transform={`translate(${x} 0)`}>
            <g className={clsx(shared.part, styles.line)} data-office={id}>
              <path transform={`translate(${-x} 0)`} d={line} />
            </g>
          </g>
        );
      })}
      {offices.map((office) => (
        <Place key={office.id} {...office} />
      ))}
    </svg>
  );
}

function Place({ id, city }: Office) {
  const { pin, label } = officeOnMap(id);
  return (
    <g className={clsx(shared.part, styles.place)} data-office={id}>
      <path d={pin} />
      <text x={label.x} y={label.y} textAnchor={label.anchor}>
        {city}
      </text>
      <rect {...pressArea(id, city)} className={styles.press} />
    </g>
  );
}
