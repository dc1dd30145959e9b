import { FactList } from '@/components/ui/fact-list';
import { Link } from '@/components/ui/link';
import type { AboutPage } from '@/lib/content/pages/about';
import { firm } from '@/lib/firm';
import { interpolate } from '@/lib/format/interpolate';
import styles from './what-we-are.module.css';

type WhatWeAreProps = Pick<AboutPage, 'intro' | 'vision' | 'mission' | 'facts'> & {
  /** What the facts are counted from. */
  counts: { practices: number; industries: number; pieces: number; languages: readonly string[] };
};

/** What the firm is and for whom, what it sees from there, and what can be counted of it. */
export function WhatWeAre({ intro, vision, mission, facts, counts }: WhatWeAreProps) {
  const { practices, industries, pieces, languages } = counts;
  return (
    <section className="wrap pt-sec-s">
      <div className="grid-12">
        {/* The first of them stands below the headline of the page. */}
        {intro.slice(1).map((paragraph) => (
          <p key={paragraph} className="type-lede lg:col-end-11">
            {paragraph}
          </p>
        ))}
      </div>
      <div className="grid-12 py-sec-s">
        {[vision, mission].map(({ label, text }) => (
          <div key={label} className="horizon pt-3 lg:odd:col-end-7 lg:even:col-start-7">
            <h2 className="type-label text-ink-2">{label}</h2>
            <p className={styles.thought}>{text}</p>
          </div>
        ))}
      </div>
      <FactList
        variant="columns"
        facts={[
          { term: facts.seat, detail: firm.address.city },
          {
            term: facts.practices,
            detail: (
              <Link href="/services" className="text-link">
                {interpolate(facts.practicesOf, { practices, industries })}
              </Link>
            ),
          },
          { term: facts.languages, detail: languages.join(', ') },
          {
            term: facts.published,
            detail: (
              <Link href="/insights" className="text-link">
                {interpolate(facts.publishedOf, { count: pieces })}
              </Link>
            ),
          },
        ]}
      />
    </section>
  );
}
