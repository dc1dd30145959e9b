import clsx from 'clsx';
import { SectionHead } from '@/components/sections/section-head';
import type { Feature } from '@/lib/content/types/industry-feature';
import { interpolate } from '@/lib/format/interpolate';
import { district } from './district';
import { DistrictMap } from './district-map';
import styles from './feature-catchment.module.css';

/** A district on foot, from edge to edge of the page, and three counts that are taken from the drawing. */
export function FeatureCatchment({
  title,
  text,
  alt,
  keys,
  findings,
  note,
  ...places
}: Feature<'catchment'>) {
  const drawn = district(places);
  const label = interpolate(alt, drawn.counts);
  return (
    <section className={styles.section}>
      <div className="wrap">
        <SectionHead title={title} text={text} />
      </div>
      <DistrictMap district={drawn} alt={label} isTall={false} className={styles.wide} />
      <DistrictMap district={drawn} alt={label} isTall className={styles.tall} />
      <div className="wrap pb-sec">
        <ul className={styles.keys}>
          {(['clinic', 'household', 'near', 'far', 'beyond', 'river', 'cut'] as const).map(
            (key) => (
              <li key={key} className={clsx(styles.key, styles[key])}>
                {keys[key]}
              </li>
            ),
          )}
        </ul>
        <dl className="mt-sec-s grid gap-x-gap gap-y-8 md:grid-cols-3">
          {findings.map((finding) => (
            <div key={finding.title}>
              <dt className={styles.count}>{interpolate(finding.title, drawn.counts)}</dt>
              <dd className="mt-3 text-ink-2">{interpolate(finding.text, drawn.counts)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-8 text-small text-ink-2">{note}</p>
      </div>
    </section>
  );
}
