import clsx from 'clsx';
import { Prose } from '@/components/prose/prose';
import { Mark } from '@/components/site/logo';
import { mapLines, mapViewBox, placesOnMap } from '@/lib/art/africa';
import { offices } from '@/lib/content/types/office';
import { firm } from '@/lib/firm';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import type { MarkdownDocument } from '@/lib/markdown/document';
import { type Section, splitAtHeadings } from '@/lib/markdown/sections';
import styles from './statement-sheet.module.css';

/**
 * The statement as the sheet that it is: the firm at its head, who it is and what it does in two columns beside
 * the map of its offices, its tables below, and the address at the foot.
 */
export function StatementSheet({ document }: { document: MarkdownDocument }) {
  const [who, practices, methods, ...tables] = splitAtHeadings(document).sections;
  const contact = tables.pop();
  return (
    <article className={styles.sheet}>
      <p className={styles.head}>
        <Mark className={styles.mark} />
        {firm.name}
      </p>
      <div className={styles.columns}>
        <div>
          <Part section={who} className={styles.who} />
          <Part section={practices} />
        </div>
        <div>
          <OfficesOnMap />
          <Part section={methods} />
        </div>
      </div>
      {tables.map((section) => (
        <Part key={section.id} section={section} className={styles.whole} />
      ))}
      <Part section={contact} className={clsx('ground-basalt', styles.foot)} />
    </article>
  );
}

type PartProps = { section: Section | undefined; className?: string | undefined };

function Part({ section, className }: PartProps) {
  if (!section) return null;
  const { id, title, content } = section;
  return (
    <section aria-labelledby={id} className={clsx(styles.part, className)}>
      <h2 className="type-h2" id={id}>
        {title}
      </h2>
      <Prose tree={content} className={styles.text} />
    </section>
  );
}

/** The offices on the map of lines, to be seen and not to be chosen from. */
function OfficesOnMap() {
  const all = offices();
  const cities = all.map(({ city }) => city).join(', ');
  return (
    <svg
      viewBox={mapViewBox}
      role="img"
      aria-label={interpolate(labels.offices.map, { cities })}
      className={styles.map}
    >
      <path d={mapLines} />
      {placesOnMap(all).map(({ pin, label }, index) => (
        <g key={all[index]?.id}>
          <path d={pin} />
          <text x={label.x} y={label.y} textAnchor={label.anchor}>
            {all[index]?.city}
          </text>
        </g>
      ))}
    </svg>
  );
}
