import { mapLines, mapViewBox, officeOnMap } from '@/components/art/africa';
import { Link } from '@/components/ui/link';
import type { Office } from '@/lib/content/office';
import { fill } from '@/lib/format/fill';
import { labels } from '@/lib/labels';
import styles from './office-explorer.module.css';

const text = labels.offices;

export type OfficeExplorerProps = { title: string; text?: string; offices: Office[] };

/**
 * The six offices: a list of radio buttons, the map, and what is at the chosen place. CSS shows the
 * chosen one (`:has(:checked)`), so it works without scripts and with the arrow keys; a browser
 * without `:has` shows all six.
 */
export function OfficeExplorer({ title, text: intro, offices }: OfficeExplorerProps) {
  return (
    <div className={`wrap ${styles.explorer}`}>
      <div className="flex flex-wrap items-end justify-between gap-6">
        <h2 className="type-d3" id="offices">
          {title}
        </h2>
        {intro && <p className="max-w-104 text-ink-2">{intro}</p>}
      </div>
      <div className={styles.grid}>
        <fieldset className={styles.list}>
          <legend className="sr-only">{text.legend}</legend>
          {offices.map(({ id, city }, index) => (
            <label key={id} className={styles.choice}>
              <input
                type="radio"
                name="office"
                value={id}
                defaultChecked={index === 0}
                className="sr-only"
              />
              <b>{city}</b>
              <i>{officeOnMap(id).latitude}</i>
            </label>
          ))}
        </fieldset>
        <OfficeMap offices={offices} />
        <div aria-live="polite">
          {offices.map((office) => (
            <OfficePanel key={office.id} office={office} />
          ))}
        </div>
      </div>
    </div>
  );
}

function OfficeMap({ offices }: { offices: Office[] }) {
  const names = offices.map(({ city }) => city).join(', ');
  return (
    <svg
      className={styles.map}
      viewBox={mapViewBox}
      role="img"
      aria-label={fill(text.map, { cities: names })}
    >
      <path className={styles.land} d={mapLines} />
      {offices.map(({ id }) => {
        const { x, line } = officeOnMap(id);
        return (
          // The line grows from the pin to both coasts: the group is scaled about the pin.
          <g key={id} transform={`translate(${x} 0)`}>
            <g className={styles.line} data-office={id}>
              <path transform={`translate(${-x} 0)`} d={line} />
            </g>
          </g>
        );
      })}
      {offices.map(({ id, city }) => {
        const { pin, label } = officeOnMap(id);
        return (
          <g key={id} className={styles.place} data-office={id}>
            <path d={pin} />
            <text x={label.x} y={label.y} textAnchor={label.anchor}>
              {city}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function OfficePanel({ office }: { office: Office }) {
  return (
    <article className={styles.panel} data-office={office.id}>
      <p className="type-label text-ink-2">{office.region}</p>
      <h3 className="type-d3 mt-1 mb-3">{office.country}</h3>
      <p>{office.description}</p>
      <dl className={styles.figures}>
        {(['projects', 'clients', 'staff'] as const).map((figure) => (
          <div key={figure}>
            <dt>{text[figure]}</dt>
            <dd>{office[figure]}</dd>
          </div>
        ))}
      </dl>
      <h4 className="type-label mt-6 mb-2.5">{text.focus}</h4>
      <ul className="tags">
        {office.focus.map((area) => (
          <li key={area}>{area}</li>
        ))}
      </ul>
      <p className="mt-7">
        <Link href="/contact" className="go">
          {fill(text.action, { city: office.city })}
        </Link>
      </p>
    </article>
  );
}
