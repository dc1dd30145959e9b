import type { Industry } from '@/lib/content/types/industry';

/** What the firm does: the heading stays at the left while the entries pass at the right. */
export function Offerings({ title, items }: Industry['offerings']) {
  return (
    <section className="wrap grid-12 pt-[calc(var(--sec)+clamp(2.5rem,6vw,6rem))] pb-sec">
      <h2 className="type-d3 self-start lg:sticky lg:top-24 lg:col-span-5">{title}</h2>
      <ul className="lg:col-start-7 lg:col-end-13">
        {items.map((item) => (
          <li key={item.title} className="border-t border-edge py-6 first:border-0 first:pt-0">
            <h3 className="type-h1">{item.title}</h3>
            <p className="mt-2 text-ink-2">{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
