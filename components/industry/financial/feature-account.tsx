import { SectionHead } from '@/components/sections/section-head';
import type { Feature } from '@/lib/content/types/industry-feature';
import { interpolate } from '@/lib/format/interpolate';
import styles from './feature-account.module.css';
import { FeatureAccountDrawing } from './feature-account-drawing';

/** A farming household's year as a ledger, and one loan repaid in two ways under the same months. */
export function FeatureAccount({
  title,
  text,
  months,
  alt,
  keys,
  loans,
  note,
}: Feature<'account'>) {
  const lean = months.filter((month) => month.in <= month.out).length;
  return (
    <section className="ground-band py-sec">
      <div className="wrap">
        <SectionHead title={title} text={text} />
        <FeatureAccountDrawing months={months} alt={alt} />
        <p className={`legend mt-8 ${styles.keys}`}>
          <span className={styles.in}>{keys.in}</span>
          <span className={styles.out}>{keys.out}</span>
        </p>
        <div className={styles.loans}>
          {loans.map((loan, index) => (
            <div key={loan.title} className={styles.loan}>
              <h3 className="type-h1">{loan.title}</h3>
              <p className="text-ink-2">{interpolate(loan.text, { lean })}</p>
              <Instalments units={loan.instalments} ink={index === 0 ? 'a-lat' : 'a-lk'} />
              <p className={styles.initials} aria-hidden="true">
                {months.map(({ name }) => (
                  <span key={name}>{name.slice(0, 1)}</span>
                ))}
              </p>
            </div>
          ))}
        </div>
        <p className="mt-6 text-small text-ink-2">{note}</p>
      </div>
    </section>
  );
}

/** Twelve months of a loan: one stroke is one unit paid back. */
function Instalments({ units, ink }: { units: number[]; ink: 'a-lat' | 'a-lk' }) {
  const height = Math.max(...units) * 13 + 7;
  const strokes = units.flatMap((count, month) =>
    Array.from({ length: count }, (_, unit) => `M${month * 100 + 8} ${height - 8 - unit * 13}h84`),
  );
  return (
    <svg
      viewBox={`0 0 1200 ${height}`}
      height={height}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={strokes.join('')} fill="none" stroke={`var(--${ink})`} strokeWidth="9" />
      <path d={`M0 ${height - 1}H1200`} stroke="var(--horizon)" strokeWidth="2" />
    </svg>
  );
}
