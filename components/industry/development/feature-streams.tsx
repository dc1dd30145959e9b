import { SectionHead } from '@/components/sections/section-head';
import type { Feature } from '@/lib/content/types/industry-feature';
import styles from './feature-streams.module.css';
import { streamsOf } from './stream-geometry';

/** The drawing is as high as the list and stretches with it; the stages are equally high. */
const river =
  'grid grid-cols-[min(4.5rem,22.5vw)_minmax(0,1fr)] gap-x-6 md:grid-cols-2 md:gap-x-[clamp(2rem,6vw,7rem)]';

/** Twelve streams run down the page beside the words and become one, each with its mandate at its head; the words tell each stage. */
export function FeatureStreams({ title, text, stages, limit, note, ...words }: Feature<'streams'>) {
  return (
    <section className="wrap py-sec">
      <SectionHead title={title} text={text} />
      <div className={styles.heads}>
        <p className="type-label text-ink-2">{words.mandatesLabel}</p>
        <ul>
          {words.mandates.map((mandate) => (
            <li key={mandate}>{mandate}</li>
          ))}
        </ul>
      </div>
      <div className={river}>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="size-full"
          aria-hidden="true"
        >
          {streamsOf(stages.map(({ streams }) => streams)).map(({ data, ink }) => (
            <path key={data} d={data} fill={`var(--${ink})`} />
          ))}
        </svg>
        <ol className="grid auto-rows-[1fr]">
          {stages.map((stage) => (
            <li key={stage.title} className="pb-10">
              <h3 className="type-h2">{stage.title}</h3>
              <p className="mt-3 max-w-136 text-ink-2">{stage.text}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className="horizon grid gap-x-[clamp(2rem,6vw,7rem)] gap-y-2 pt-5 md:grid-cols-2">
        <h3 className="type-h2">{limit.title}</h3>
        <div className="text-ink-2">
          <p className="max-w-136">{limit.text}</p>
          <p className="mt-4 text-small">{note}</p>
        </div>
      </div>
    </section>
  );
}
