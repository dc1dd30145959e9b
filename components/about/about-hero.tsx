import { Breadcrumb } from '@/components/site/breadcrumb';
import { SpeakToAnExpert } from '@/components/ui/speak-to-an-expert';
import type { AboutPage } from '@/lib/content/pages/about';
import type { Crumb } from '@/lib/seo/json-ld';
import styles from './about-hero.module.css';

export type AboutHeroProps = Pick<AboutPage, 'hero' | 'intro' | 'vision' | 'mission'> & {
  trail: readonly Crumb[];
};

/** A sky and a bare horizon; directly below it what the firm is, then what it sees from there. */
export function AboutHero({ hero, intro, vision, mission, trail }: AboutHeroProps) {
  const [first, ...rest] = intro;
  return (
    <>
      <section className={styles.sky}>
        <div className="wrap">
          <Breadcrumb trail={trail} />
          <h1 className="type-d1 stands mt-6">
            {hero.lines.map((line) => (
              <span key={line} className="block">
                {line}{' '}
              </span>
            ))}
          </h1>
        </div>
      </section>
      <section className="horizon">
        <div className="wrap grid-12 pt-sec-s">
          <div className="buttons-first lg:col-end-8">
            <p className="type-lede">{first}</p>
            <p className="mt-6">
              <SpeakToAnExpert />
            </p>
          </div>
          {rest.map((paragraph) => (
            <p key={paragraph} className="text-ink-2 lg:col-start-8 lg:col-end-13">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="wrap grid-12 py-sec-s">
          {[vision, mission].map(({ label, text }, index) => (
            <div key={label} className={index === 0 ? 'lg:col-end-7' : 'lg:col-start-7'}>
              <h2 className="type-h2 mb-2 text-ink-2">{label}</h2>
              <p className="type-d3">{text}</p>
            </div>
          ))}
        </div>
      </section>
    </>
  );
}
