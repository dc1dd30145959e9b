import { SubscribeForm } from '@/components/islands/subscribe-form';
import { firm } from '@/lib/firm';
import { labels } from '@/lib/labels';

export type NewsletterPlace = 'footer' | 'home' | 'newsletter' | 'insights';

/** The newsletter box: one component for the footer, home, newsletter and insights pages. */
export function NewsletterForm({ place }: { place: NewsletterPlace }) {
  return (
    <SubscribeForm
      id={`newsletter-${place}`}
      to={firm.email}
      thanks={place === 'home'}
      words={{ ...labels.newsletter, errors: labels.form.errors }}
    />
  );
}
