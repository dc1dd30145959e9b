import clsx from 'clsx';
import { Breadcrumb } from '@/components/site/breadcrumb';
import { SpeakToAnExpert } from '@/components/ui/speak-to-an-expert';
import type { AboutPage } from '@/lib/content/pages/about';
import type { Crumb } from '@/lib/seo/json-ld';
import styles from './about-hero.module.css';

/** Letters that go below the line, and signs that do. */
const HANGS = /[gjpqyŋɲƴ,;\p{M}]/u;

export type AboutHeroProps = Pick<AboutPage, 'hero' | 'founding' | 'intro'> & {
  trail: readonly Crumb[];
};

/** The headline on its horizon, what the name means, the way to a person, and who this is. */
export function AboutHero({ hero, founding, intro: [intro], trail }: AboutHeroProps) {
  return (
    <section className={styles.head}>
      <div className={styles.sky}>
        <div className="wrap">
          <Breadcrumb trail={trail} />
          <h1 className="type-d1 stands mt-6">
            {hero.lines.map((line) => (
              <span
                key={line}
                className={clsx('block', !HANGS.test(line.normalize('NFD')) && styles.level)}
              >
                {line}{' '}
              </span>
            ))}
          </h1>
        </div>
      </div>
      <div className={clsx('wrap', styles.founding)}>
        <p className="type-lede">{founding}</p>
        <p className={styles.intro}>{intro}</p>
        <p>
          <SpeakToAnExpert />
        </p>
      </div>
    </section>
  );
}
