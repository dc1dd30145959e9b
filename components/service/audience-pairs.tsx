import type { Service } from '@/lib/content/types/service';

/** Whom the work is for: heading at the left, two ruled columns at the right. */
export function AudiencePairs({ title, items }: Service['audience']) {
  return (
    <section className="wrap grid-12 py-sec">
      <h2 className="type-d3 lg:col-span-4">{title}</h2>
      <dl className="grid gap-x-gap sm:grid-cols-2 lg:col-start-5 lg:col-end-13">
        {items.map((item) => (
          <div key={item.title} className="horizon pt-4 pb-8">
            <dt className="type-h1">{item.title}</dt>
            <dd className="mt-2 max-w-96 text-ink-2">{item.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
