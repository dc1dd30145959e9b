import type { CareersPage } from '@/lib/content/pages/careers';
import styles from './hiring.module.css';
import { ReplyDays } from './reply-days';

/** What happens after an application. */
export function Hiring({ title, steps }: CareersPage['hiring']) {
  return (
    <section className="wrap py-sec">
      <h2 className="type-d3 mb-sec-s">{title}</h2>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.title}>
            <ReplyDays step={index} />
            <div className={styles.text}>
              <p className="type-label text-ink-2">{step.when}</p>
              <h3 className="type-h1 mt-1.5">{step.title}</h3>
              <p className="mt-2.5 text-ink-2">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
