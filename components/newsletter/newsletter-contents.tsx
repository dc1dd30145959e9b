import type { NewsletterPage } from '@/lib/content/pages/newsletter';

/** The three things that every issue holds. */
export function NewsletterContents({ title, items }: NewsletterPage['contents']) {
  return (
    <section className="wrap py-sec">
      <h2 className="type-d3 mb-sec-s">{title}</h2>
      <ol className="grid gap-x-[clamp(1.5rem,4vw,4rem)] gap-y-6 md:grid-cols-3">
        {items.map((item) => (
          <li key={item.title} className="horizon pt-4">
            <h3 className="type-h1">{item.title}</h3>
            <p className="mt-2.5 text-ink-2">{item.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
