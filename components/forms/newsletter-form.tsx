import { SubscribeForm } from '@/components/islands/subscribe-form';
import { firm } from '@/lib/firm';
import { labels } from '@/lib/labels';

export type NewsletterVariant = 'footer' | 'home' | 'newsletter' | 'insights';

/** The newsletter box: one component for the footer, home, newsletter and insights pages. */
export function NewsletterForm({ variant }: { variant: NewsletterVariant }) {
  return (
    <SubscribeForm
      id={`newsletter-${variant}`}
      to={firm.email}
      thanks={variant === 'home'}
      words={{ ...labels.newsletter, errors: labels.form.errors }}
    />
  );
}
