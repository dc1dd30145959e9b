import { PictureOf } from '@/components/art/picture';
import { SectionHead } from '@/components/sections/section-head';
import { Link } from '@/components/ui/link';
import { railPicture } from '@/lib/art/pictures/industries';
import type { Industry } from '@/lib/content/types/industry';
import styles from './landing.module.css';

type Neighbour = Pick<Industry, 'id' | 'name' | 'path' | 'art'>;

export type SharedTopicsProps = {
  title: string;
  text: string;
  items: { between: readonly [Neighbour, Neighbour]; name: string; text: string }[];
};

/** Of a cloth of the rail, as much as a vessel shows. */
const SWATCH = '60 330 200 232';

/** What two neighbouring industries have in common; two vessels of their cloths hang from one line. */
export function SharedTopics({ title, text, items }: SharedTopicsProps) {
  return (
    <section className="ground-band pt-sec-s pb-sec">
      <div className="wrap">
        <SectionHead title={title} text={text} />
        <ul className="grid gap-x-[clamp(2rem,6vw,7rem)] gap-y-9 lg:grid-cols-2">
          {items.map(({ between, name, text: shared }) => (
            <li
              key={name}
              className="horizon grid gap-x-6 max-sm:grid-cols-1 sm:grid-cols-[auto_1fr]"
            >
              <span className="flex gap-[0.4rem]">
                {between.map((neighbour) => (
                  <span
                    key={neighbour.id}
                    className={`h-16 w-14 overflow-hidden rounded-vessel ${styles.ground}`}
                    data-art={neighbour.art}
                  >
                    <PictureOf spec={railPicture(neighbour)} viewBox={SWATCH} />
                  </span>
                ))}
              </span>
              <div className="pt-[1.1rem]">
                <h3 className="type-h1">{name}</h3>
                <p className="mt-2 text-ink-2">{shared}</p>
                <p className="mt-[0.6rem] flex flex-wrap gap-x-5 gap-y-[0.3rem] text-[0.9375rem]">
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
