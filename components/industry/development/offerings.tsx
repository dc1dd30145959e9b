import type { Industry } from '@/lib/content/types/industry';

/** What the firm does, as five large lines; the text stands at the right of each. */
export function Offerings({ title, items }: Industry['offerings']) {
  return (
    <section className="ground-band py-sec">
      <div className="wrap">
        <h2 className="type-h2 mb-5">{title}</h2>
        <ul className="border-b-2 border-horizon">
          {items.map((item) => (
            <li key={item.title} className="horizon grid-12 py-6 max-lg:gap-y-2.5">
              <h3 className="type-d3 lg:col-span-6">{item.title}</h3>
              <p className="text-ink-2 lg:col-start-7 lg:col-end-13 lg:pt-2">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
