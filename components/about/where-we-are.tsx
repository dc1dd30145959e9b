import { FactList } from '@/components/ui/fact-list';
import { Link } from '@/components/ui/link';
import type { AboutPage } from '@/lib/content/pages/about';
import type { Office } from '@/lib/content/types/office';
import { firm } from '@/lib/firm';
import { interpolate } from '@/lib/format/interpolate';
import { OfficeDays } from './office-days';
import styles from './where-we-are.module.css';

type WhereWeAreProps = {
  words: AboutPage['offices'];
  facts: AboutPage['facts'];
  offices: readonly Office[];
  /** What the facts are counted from. */
  counts: { practices: number; industries: number; pieces: number; languages: readonly string[] };
};

/** The days of the offices, which hang from the headline's horizon; where they are, beside what can be counted of the firm. */
export function WhereWeAre({
  words,
  facts,
  offices,
  counts: { practices, industries, pieces, languages },
}: WhereWeAreProps) {
  return (
    <section className={styles.offices}>
      {/* The heading comes before what it heads, and the keyboard goes through the days before what stands below. */}
      <h2 className={`type-d3 ${styles.title}`}>{words.title}</h2>
      <div className={styles.days}>
        <OfficeDays offices={offices} words={words} />
      </div>
      <div className={styles.text}>
        <p>{words.text}</p>
        <p className="mt-4">
          <Link href="/contact#offices" className="go">
            {words.action}
          </Link>
        </p>
      </div>
      <div className={styles.facts}>
        <FactList
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
            {
              term: facts.tenders,
              detail: (
                <Link href="/working-with-us" className="text-link">
                  {facts.tendersOf}
                </Link>
              ),
            },
          ]}
        />
      </div>
    </section>
  );
}
