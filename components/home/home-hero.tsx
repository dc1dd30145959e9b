import { InlinePicture } from '@/components/art/picture';
import { Link } from '@/components/ui/link';
import { SpeakToAnExpert } from '@/components/ui/speak-to-an-expert';
import { labels } from '@/lib/labels';
import styles from './home-hero.module.css';

/** The headline stands on the ridge. The land is inline: it is the first thing a visitor sees. */
export function HomeHero({ lines, lede }: { lines: string[]; lede: string }) {
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.grid}`}>
        <h1 className={`type-d1 ${styles.title}`}>
          {lines.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <div className={styles.side}>
          <p className="type-lede">{lede}</p>
          <div className={styles.ways}>
            <SpeakToAnExpert />
            <Link href="/services" className="btn btn-outline">
              {labels.exploreServices}
            </Link>
          </div>
        </div>
      </div>
      <div className={styles.land}>
        <InlinePicture name="home-land" />
      </div>
    </section>
  );
}
