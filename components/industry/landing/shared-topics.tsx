import { Glyph } from '@/components/art/glyph';
import { SectionHead } from '@/components/sections/section-head';
import { Link } from '@/components/ui/link';
import type { Industry } from '@/lib/content/types/industry';
import styles from './shared-topics.module.css';

type Neighbour = Pick<Industry, 'id' | 'name' | 'path' | 'glyph'>;

export type SharedTopicsProps = {
  title: string;
  text: string;
  items: { between: readonly [Neighbour, Neighbour]; name: string; text: string }[];
};

/** What two neighbouring industries have in common; their signs hang from one line. */
export function SharedTopics({ title, text, items }: SharedTopicsProps) {
  return (
    <section className="ground-band py-sec">
      <div className="wrap">
        <SectionHead title={title} text={text} />
        <ul className={styles.threads}>
          {items.map(({ between, name, text: shared }) => (
            <li key={name} className={styles.thread}>
              <span className={styles.signs}>
                {between.map(({ id, glyph }) => (
                  <Glyph key={id} name={glyph} />
                ))}
              </span>
              <div>
                <h3 className="type-h1">{name}</h3>
                <p className="mt-2 text-ink-2">{shared}</p>
                <p className={styles.links}>
                  {between.map((neighbour) => (
                    <Link key={neighbour.id} href={neighbour.path} className="text-link">
                      {neighbour.name}
                    </Link>
                  ))}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
