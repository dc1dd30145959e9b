import type { Service } from '@/lib/content/types/service';

/** Whom the work is for, as sentences one reads until one's own comes up. */
export function AudienceSentences({ title, items }: Service['audience']) {
  return (
    <section className="wrap grid-12 py-sec">
      <h2 className="type-h2 lg:col-span-3 lg:pt-5">{title}</h2>
      <ul className="horizon lg:col-start-4 lg:col-end-13">
        {items.map((item) => (
          <li key={item.title} className="type-h1 border-b border-edge pt-4 pb-5">
            {item.title} <span className="text-ink-2">{item.text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
