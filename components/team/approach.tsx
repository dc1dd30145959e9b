import { PlaceholderNote } from '@/components/ui/placeholder-note';
import type { TeamPage } from '@/lib/content/pages/team';
import { promisesNote } from '@/lib/content/types/placeholder-notes';
import styles from './approach.module.css';

/** Our approach: three steps, each under its line. */
export function Approach({ title, steps }: TeamPage['approach']) {
  return (
    <section className="py-sec-s" id="approach">
      <div className="wrap">
        <h2 className="type-h1">{title}</h2>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.title}>
              <h3 className="type-h2">{step.title}</h3>
              <p className="mt-3 text-ink-2">{step.text}</p>
            </li>
          ))}
        </ol>
        <PlaceholderNote text={promisesNote(steps)} className="mt-4" />
      </div>
    </section>
  );
}
