import { SectionHead } from '@/components/sections/section-head';
import type { Service } from '@/lib/content/types/service';
import { labels } from '@/lib/labels';
import styles from './offering-clauses.module.css';

/** Offerings as a schedule: what is asked for, what it means, what the client receives. */
export function OfferingClauses({ title, intro, items }: Service['offerings']) {
  const { asked, meaning, receive } = labels.service;
  return (
    <section className="ground-band py-sec">
      <div className="wrap">
        <SectionHead title={title} text={intro} />
        <p className={styles.heads} aria-hidden="true">
          <span>{asked}</span>
          <span>{meaning}</span>
          <span>{receive}</span>
        </p>
        <ul className={styles.clauses}>
          {items.map(({ title: name, text, result }) => (
            <li key={name}>
              <h3 className="type-h1">{name}</h3>
              <p className="text-ink-2">{text}</p>
              <p>
                <span className="sr-only max-lg:not-sr-only max-lg:block max-lg:type-label">
                  {receive}
                </span>{' '}
                {result}.
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
