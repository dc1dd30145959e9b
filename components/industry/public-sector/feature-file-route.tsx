import { SectionHead } from '@/components/sections/section-head';
import type { Feature } from '@/lib/content/types/industry-feature';
import { FloorPlan } from './floor-plan';

/** Two floor plans of the same office: the doors that one file goes through, before and after. */
export function FeatureFileRoute({ title, text, rooms, walks, note }: Feature<'file-route'>) {
  return (
    <section className="wrap py-sec">
      <SectionHead title={title} text={text} />
      <div className="grid gap-[clamp(1.5rem,5vw,5rem)] lg:grid-cols-2">
        {walks.map(({ name, text: caption, alt, visits }, index) => (
          <figure key={name}>
            <FloorPlan
              rooms={rooms}
              visits={visits}
              alt={alt}
              isTall={false}
              className="max-md:hidden"
            />
            <FloorPlan rooms={rooms} visits={visits} alt={alt} isTall className="md:hidden" />
            <figcaption className="mt-3 text-small text-ink-2">
              <strong className="text-ink">{name}</strong> {caption}{' '}
              {index === walks.length - 1 && note}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
