import type { AboutPage } from '@/lib/content/pages/about';
import styles from './what-we-are.module.css';

type WhatWeAreProps = Pick<AboutPage, 'intro' | 'vision' | 'mission'>;

/** What the firm is and for whom, and what it sees from there. */
export function WhatWeAre({ intro, vision, mission }: WhatWeAreProps) {
  return (
    <section className="wrap py-sec-s">
      <div className="grid-12">
        {/* The first of them stands below the headline of the page. */}
        {intro.slice(1).map((paragraph) => (
          <p key={paragraph} className="type-lede lg:col-end-11">
            {paragraph}
          </p>
        ))}
      </div>
      <div className="grid-12 pt-10">
        {[vision, mission].map(({ label, text }) => (
          <div key={label} className="horizon pt-3 lg:odd:col-end-7 lg:even:col-start-7">
            <h2 className="type-label text-ink-2">{label}</h2>
            <p className={styles.thought}>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
