import { NewsletterForm } from '@/components/forms/newsletter-form';

/** The newsletter on maize, before the footer. */
export function HomeSubscribe({ title, text }: { title: string; text: string }) {
  return (
    <section className="ground-maize" data-noprint>
      <div className="wrap grid-12 items-end py-sec-s">
        <h2 className="type-d3 lg:col-span-7">{title}</h2>
        <div className="lg:col-start-8 lg:col-end-13">
          <p className="mb-4">{text}</p>
          <NewsletterForm variant="home" />
        </div>
      </div>
    </section>
  );
}
