import { firm } from '@/content/firm';
import { labels } from '@/lib/labels';
import styles from './newsletter-form.module.css';

/** The newsletter box: one component for the footer, home, newsletter and insights pages. */
export function NewsletterForm({
  place,
}: {
  place: 'footer' | 'home' | 'newsletter' | 'insights';
}) {
  const id = `newsletter-${place}`;
  const text = labels.newsletter;
  return (
    <form action={`mailto:${firm.email}`} method="get">
      <label htmlFor={id} className="sr-only">
        {text.label}
      </label>
      <div className={styles.line}>
        <input
          id={id}
          type="email"
          name="email"
          required
          placeholder={text.label}
          autoComplete="email"
        />
        <button type="submit" className="btn">
          {text.submit}
        </button>
      </div>
    </form>
  );
}
