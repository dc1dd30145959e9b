import { NewsletterForm } from '@/components/forms/newsletter-form';
import { Breadcrumb } from '@/components/site/breadcrumb';
import type { NewsletterPage } from '@/lib/content/pages/newsletter';
import type { Crumb } from '@/lib/seo/json-ld';

export type NewsletterHeroProps = NewsletterPage['hero'] & { trail: readonly Crumb[] };

/** What it is and the box to subscribe, on maize. */
export function NewsletterHero({ title, text, note, trail }: NewsletterHeroProps) {
  return (
    <section className="ground-maize">
      <div className="wrap grid-12 items-end pt-trail pb-sec-s">
        <div className="lg:col-end-8">
          <Breadcrumb trail={trail} />
          <h1 className="type-d2 mt-6">{title}</h1>
        </div>
        <div className="lg:col-start-8">
          <p className="type-lede mb-4">{text}</p>
          <NewsletterForm variant="newsletter" />
          <p className="mt-2 text-small">{note}</p>
        </div>
      </div>
    </section>
  );
}
