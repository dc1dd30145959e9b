import { SectionHead } from '@/components/sections/section-head';
import type { Feature } from '@/lib/content/types/service-feature';
import styles from './feature-transect.module.css';
import { ProfileAcross, ProfileBeside } from './feature-transect-drawings';

/** How research works: one line over the land, six places to ask, each with what it leaves out. */
export function FeatureTransect({ title, text, labels, places }: Feature<'transect'>) {
  return (
    <section className="py-sec">
      <div className="wrap">
        <SectionHead title={title} text={text} />
      </div>
      <div className={styles.profile}>
        <ProfileAcross />
      </div>
      <ol className={styles.places}>
        {places.map(({ name, method, tells, cannotTell }, index) => (
          <li key={name}>
            <ProfileBeside place={index} className={styles.beside} />
            <h3 className={`type-h1 ${styles.name}`}>{name}</h3>
            <p className="type-label">{method}</p>
            <dl>
              <dt>{labels.tells}</dt>
              <dd>{tells}</dd>
              <dt>{labels.cannotTell}</dt>
              <dd className="text-ink-2">{cannotTell}</dd>
            </dl>
          </li>
        ))}
      </ol>
    </section>
  );
}
