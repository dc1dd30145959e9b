import clsx from 'clsx';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { labels } from '@/lib/labels';
import styles from './consent-banner.module.css';

const { title, answered, text, more, policy, agree, decline, close } = labels.cookie;

/**
 * Asked once: may this device keep copies of visited pages? The boot script shows it while there is
 * no answer; without scripts nothing is stored and nothing is asked. Its height is known (`--banner`), so
 * that nothing with the focus ends up behind it; the sentences scroll where they find no room, the answers
 * never do.
 */
export function ConsentBanner() {
  return (
    <section className={styles.banner} aria-label={title} data-whole data-noprint>
      <div className={clsx('wrap', styles.inner)}>
        <p className={styles.text}>
          <span id="answered">
            <b className={styles.accepted}>{answered.accepted} </b>
            <b className={styles.declined}>{answered.declined} </b>
          </span>
          {text} <span className={styles.more}>{more} </span>
          <Link href="/privacy" className="text-link">
            {policy}
          </Link>
        </p>
        <div className={styles.answers}>
          <button
            type="button"
            className="btn btn-outline btn-plain btn-small"
            aria-describedby="answered"
            data-action="consent"
            data-consent-choice="accepted"
          >
            {agree}
          </button>
          <button
            type="button"
            className="btn btn-outline btn-plain btn-small"
            aria-describedby="answered"
            data-action="consent"
            data-consent-choice="declined"
          >
            {decline}
          </button>
          <button
            type="button"
            className={clsx('icon-button', styles.close)}
            aria-label={close}
            data-action="consent"
          >
            <Icon name="close" />
          </button>
        </div>
      </div>
    </section>
  );
}
