import { SectionHead } from '@/components/sections/section-head';
import type { Feature } from '@/lib/content/types/industry-feature';
import { FloorPlan } from './floor-plan';

/** Two floor plans of the same office: the rooms that one file goes through, named above it. */
export function FeatureFileRoute({ title, text, rooms, walks, note }: Feature<'file-route'>) {
  return (
    <section className="wrap py-sec">
      <SectionHead title={title} text={text} />
      <div className="grid gap-x-[clamp(1.5rem,5vw,5rem)] gap-y-10 lg:grid-cols-2 lg:grid-rows-[auto_auto] lg:gap-y-4">
        {walks.map(({ name, text: caption, alt, visits }, index) => (
          // Captions of another length begin two plans of the same office at the same height.
          <figure key={name} className="lg:row-span-2 lg:grid lg:grid-rows-subgrid">
            <figcaption className="mb-4 text-ink-2 lg:mb-0">
              <strong className="type-h2 block text-ink">{name}</strong> {caption}{' '}
              {index === walks.length - 1 && note}
            </figcaption>
            <FloorPlan
              rooms={rooms}
              visits={visits}
              alt={alt}
              isTall={false}
              className="max-md:hidden"
            />
            <FloorPlan rooms={rooms} visits={visits} alt={alt} isTall className="md:hidden" />
          </figure>
        ))}
      </div>
    </section>
  );
}
