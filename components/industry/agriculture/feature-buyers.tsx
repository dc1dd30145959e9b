import clsx from 'clsx';
import { SectionHead } from '@/components/sections/section-head';
import type { Feature } from '@/lib/content/types/industry-feature';
import styles from './feature-buyers.module.css';
import { mitredField, type Shares } from './field-geometry';

const SIDE = 600;
const FURROWS = 11;
/** Soil and furrow of each part, clockwise from the top. */
const INKS = [
  ['a-tea', 'a-tead'],
  ['a-sky', 'a-lk'],
  ['a-lat', 'a-latd'],
  ['a-si', 'a-tea'],
] as const;
const places = ['top', 'right', 'bottom', 'left'] as const;

/** One field in the middle, and round it the four buyers that its parts face. */
export function FeatureBuyers({ title, text, alt, unit, buyers, note }: Feature<'buyers'>) {
  const [top, right, bottom, left] = buyers.map(({ share }) => share);
  const shares: Shares = [top ?? 0, right ?? 0, bottom ?? 0, left ?? 0];
  return (
    <section className="ground-band py-sec">
      <div className="wrap">
        <SectionHead title={title} text={text} />
        <div className={styles.farm}>
          <svg viewBox={`0 0 ${SIDE} ${SIDE}`} role="img" aria-label={alt} className={styles.field}>
            {mitredField(shares, SIDE, FURROWS).map(({ soil, furrows }, index) => (
              <g key={places[index]}>
                <path d={soil} fill={`var(--${INKS[index]?.[0]})`} />
                <path d={furrows} fill={`var(--${INKS[index]?.[1]})`} />
              </g>
            ))}
          </svg>
          <ul className={styles.buyers}>
            {buyers.map(({ name, share, takes, pays }, index) => (
              <li key={name} className={clsx(styles.buyer, styles[places[index] ?? 'top'])}>
                <h3 className="type-h1">{name}</h3>
                <p className={styles.share}>
                  {share} <span className="type-label font-sans tracking-normal">{unit}</span>
                </p>
                <p className="text-ink-2">
                  {takes} {pays}
                </p>
              </li>
            ))}
          </ul>
        </div>
        <p className="mt-8 max-w-160 text-small text-ink-2">{note}</p>
      </div>
    </section>
  );
}
