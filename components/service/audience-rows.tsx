import type { Service } from '@/lib/content/types/service';

/** Whom the work is for, as ruled rows: who on the left, in which situation on the right. */
export function AudienceRows({ title, items }: Service['audience']) {
  return (
    <section>
      <h2 className="type-d3">{title}</h2>
      <dl className="mt-8 border-b border-edge">
        {items.map((item) => (
          <div
            key={item.title}
            className="grid gap-x-gap gap-y-1 border-t border-edge pt-4 pb-5 sm:grid-cols-[5fr_7fr]"
          >
            <dt className="type-h2">{item.title}</dt>
            <dd className="text-ink-2">{item.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
