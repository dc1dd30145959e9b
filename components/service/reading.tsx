import {
  AllInsightsLink,
  type AllInsightsLinkProps,
} from '@/components/insight-list/all-insights-link';
import { InsightCard } from '@/components/insight-list/insight-card';
import { InsightRow } from '@/components/insight-list/insight-row';
import { BootScript } from '@/components/site/boot-script';
import type { ServiceReading } from '@/lib/content/relations/service-links';

const looks = {
  /** Two pieces as rows side by side. */
  pair: {
    section: 'wrap pt-sec pb-sec-s',
    heading: 'type-h2 mb-5',
    list: 'grid gap-x-[clamp(2rem,5vw,6rem)] gap-y-8 lg:grid-cols-2',
  },
  /** Rows below each other at the right; the heading keeps its place beside them. */
  column: {
    section: 'wrap grid-12 pb-sec',
    heading: 'type-h2 self-start lg:sticky lg:top-24 lg:col-span-4',
    list: 'grid gap-7 lg:col-start-5 lg:col-end-13',
  },
  /** Two pieces as cards, the first wider; their pictures stand on one line. On a phone they are rows. */
  cards: {
    section: 'wrap pb-sec',
    heading: 'type-h2 mb-5',
    list: 'grid grid-cols-1 gap-x-gap gap-y-7 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
  },
} as const;

export type ReadingProps = ServiceReading & { variant: keyof typeof looks };

/** A few pieces from the practice under a heading. */
export function Reading({ title, pieces, service, variant }: ReadingProps) {
  const { section, heading, list } = looks[variant];
  const everything = <ReadingEnd service={service} ruled={variant === 'cards'} />;
  return (
    <section className={section}>
      <h2 className={heading}>{title}</h2>
      <div className={list}>
        {pieces.map((piece) =>
          variant === 'cards' ? (
            <InsightCard
              key={piece.id}
              piece={piece}
              className="max-sm:horizon max-sm:grid max-sm:*:last:hidden max-sm:grid-cols-[min(5.5rem,27.5vw)_minmax(0,1fr)] max-sm:content-start max-sm:gap-x-4 max-sm:gap-y-2 max-sm:pt-4"
              pictureClassName="max-sm:row-span-3 max-sm:aspect-square sm:h-[clamp(14rem,30vw,30rem)]"
              deferred="lazy"
            />
          ) : (
            <InsightRow key={piece.id} piece={piece} />
          ),
        )}
        {variant === 'column' && everything}
      </div>
      {variant !== 'column' && everything}
    </section>
  );
}

export type ReadingEndProps = Pick<ServiceReading, 'service'> & Pick<AllInsightsLinkProps, 'ruled'>;

/** After the pieces: the script that loads their pictures, and the way to all. */
export function ReadingEnd({ service, ruled = false }: ReadingEndProps) {
  return (
    <>
      <BootScript name="lazy-pictures" />
      <AllInsightsLink facet="practice" id={service} ruled={ruled} />
    </>
  );
}
