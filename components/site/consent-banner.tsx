import clsx from 'clsx';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { labels } from '@/lib/labels';
import styles from './consent-banner.module.css';

/**
 * Asked once: may this device keep copies of visited pages? The boot script shows it while there is
 * no answer; without scripts nothing is stored and nothing is asked.
 */
export function ConsentBanner() {
  return (
    <section className={styles.banner} aria-label={labels.cookie.title} data-whole data-noprint>
      <div className={clsx('wrap', styles.inner)}>
        <p>
          {labels.cookie.text}{' '}
          <Link href="/privacy" className="text-link">
            {labels.cookie.policy}
          </Link>
        </p>
        <div className={styles.answers}>
          <button
            type="button"
            className="btn btn-outline btn-plain btn-small"
            data-do="consent"
            data-consent-choice="accepted"
          >
            {labels.cookie.agree}
          </button>
          <button
            type="button"
            className="btn btn-outline btn-plain btn-small"
            data-do="consent"
            data-consent-choice="declined"
          >
            {labels.cookie.decline}
          </button>
        </div>
        <button
          type="button"
          className={clsx('icon-button', styles.close)}
          aria-label={labels.cookie.close}
          data-do="consent"
          data-consent-choice="declined"
        >
          <Icon name="close" />
        </button>
      </div>
    </section>
  );
}
