import { Entries } from '@/components/sections/entries';
import type { Industry } from '@/lib/content/types/industry';
import styles from './audience.module.css';

/** Who it is for, from the bedside outwards: each rule is a ring drawn around the same clinic. */
export function Audience({ title, items }: Industry['audience']) {
  return (
    <section className="ground-band py-sec">
      <div className="wrap">
        <h2 className="type-d3 mb-sec-s lg:pl-[calc((100%+var(--gap))/3)]">{title}</h2>
        <div className={styles.around}>
          <Rings count={items.length} />
          <Entries items={items} list={styles.list} item={styles.ring} text="text-ink-2" />
        </div>
      </div>
    </section>
  );
}

/** Quarter rings that end level with the rules of the list; they stretch with it. */
function Rings({ count }: { count: number }) {
  const rings = Array.from({ length: count }, (_, index) => ((index + 1) / count) * 100);
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={styles.rings}
      aria-hidden="true"
    >
      {rings.map((radius, index) => (
        <path
          key={radius}
          d={`M${100 - radius} 0A${radius} ${radius} 0 0 0 100 ${radius}`}
          fill="none"
          stroke={index === 0 ? 'var(--a-lat)' : 'var(--horizon)'}
          strokeWidth={index === 0 ? 6 : 2}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
