import { Breadcrumb } from '@/components/site/breadcrumb';
import type { AboutPage } from '@/lib/content/pages/about';
import type { Crumb } from '@/lib/seo/json-ld';
import styles from './about-hero.module.css';

export type AboutHeroProps = Pick<AboutPage, 'hero' | 'vision' | 'mission'> & {
  trail: readonly Crumb[];
};

/** An empty sky and a bare horizon; what the firm sees from there stands below it. */
export function AboutHero({ hero, vision, mission, trail }: AboutHeroProps) {
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
          {[vision, mission].map(({ label, text }, index) => (
            <div key={label} className={index === 0 ? 'lg:col-end-7' : 'lg:col-start-7'}>
              <h2 className="type-label mb-3.5">{label}</h2>
              <p className="type-d3">{text}</p>
            </div>
          ))}
        </div>
      </section>
    </>
  );
}
