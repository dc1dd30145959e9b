import clsx from 'clsx';
import { SectionHead } from '@/components/sections/section-head';
import type { Feature } from '@/lib/content/types/industry-feature';
import styles from './feature-board.module.css';
import { Pit, Seed } from './feature-board-pit';

/** Six years as six pits of a bao board, read along the top and on along the bottom. */
export function FeatureBoard({ title, text, years, keys, note }: Feature<'board'>) {
  return (
    <section className="ground-band py-sec">
      <div className="wrap">
        <SectionHead title={title} text={text} />
        <ol className={styles.board}>
          {years.map(({ title: year, text: happened, ...seeds }) => (
            <li key={year} className={styles.year}>
              <Pit {...seeds} className={styles.pit} />
              <div>
                <h3 className="type-h1">{year}</h3>
                <p className="mt-2 text-ink-2">{happened}</p>
              </div>
            </li>
          ))}
        </ol>
        <ul className={clsx(styles.keys, 'legend mt-10 gap-y-2 text-small')}>
          {(['adviser', 'holder', 'left'] as const).map((kind) => (
            <li key={kind}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <Seed kind={kind} x={12} y={12} />
              </svg>
              {keys[kind]}
            </li>
          ))}
        </ul>
        <p className="mt-4 max-w-176 text-small text-ink-2">{note}</p>
      </div>
    </section>
  );
}
