import { range } from '@/lib/art/arrays';
import type { Service } from '@/lib/content/types/service';
import { pluralize } from '@/lib/format/pluralize';
import { labels } from '@/lib/labels';
import styles from './audience-rhythm.module.css';

/** Who reads, and how often: a year from left to right, one stroke each time. */
export function AudienceRhythm({ title, items }: Service['audience']) {
  return (
    <section className="ground-band py-sec">
      <div className="wrap">
        <h2 className="type-d3 mb-sec-s">{title}</h2>
        <ul className={styles.readers}>
          {items.map((item) => (
            <li key={item.title}>
              <h3 className="type-h1">{item.title}</h3>
              <Strokes count={item.timesAYear ?? 1} />
              <p className="text-ink-2">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Strokes({ count }: { count: number }) {
  const pitch = 520 / count;
  return (
    <svg
      className={styles.strokes}
      viewBox="0 0 520 56"
      preserveAspectRatio="none"
      role="img"
      aria-label={pluralize(count, labels.service.timesAYear)}
    >
      <path
        d={range(count)
          .map((index) => `M${((index + 1) * pitch - 4).toFixed(1)} 0V56`)
          .join('')}
        stroke="var(--a-lk)"
        strokeWidth="7"
      />
    </svg>
  );
}
