import { AllInsightsLink } from '@/components/insight-list/all-insights-link';
import type { IndustryPageData } from '@/lib/content/relations/industry-page';
import { ReadingItem, type ReadingItemLook } from './reading-item';

type Look = {
  section: string;
  /** Class of a box in the section, where its ground is wider than its words. */
  inner?: string;
  heading: string;
  /** The first piece, where it stands apart from the others, and its box. */
  lead?: ReadingItemLook & { box?: string };
  list: string | undefined;
  /** The pieces of the list in their order; the last look is that of all others. */
  items: readonly ReadingItemLook[];
  /** Whether the way to all pieces stands below the list, and not below the section. */
  allInList?: true;
};

const large = { variant: 'card', titleClassName: 'type-h2' } as const;

/** A card; on a phone a row with a small picture. */
const cardOrRow = {
  variant: 'card',
  className:
    'max-md:horizon grid content-start max-md:grid-cols-[min(5.5rem,27.5vw)_minmax(0,1fr)] items-start gap-3.5 max-md:pt-4',
} as const;

/** Three pieces as cards of one size. */
const cards: Look = {
  section: 'wrap pb-sec',
  heading: 'type-h2 mb-5',
  list: 'grid gap-x-gap gap-y-7 md:grid-cols-3',
  items: [{ ...cardOrRow, pictureClassName: 'aspect-square md:aspect-3/2' }],
};

const row: ReadingItemLook = {
  variant: 'square',
  pictureClassName: 'aspect-square',
  className: 'horizon grid grid-cols-[min(5.5rem,27.5vw)_minmax(0,1fr)] items-start gap-4 pt-4',
};

const looks = {
  /** One piece large; the other two as rows beside or below it. */
  agriculture: {
    section: 'wrap grid-12 items-start gap-y-10! pb-sec',
    heading: 'type-h2 lg:col-span-12',
    lead: { ...large, pictureClassName: 'aspect-3/2', box: 'lg:col-span-7' },
    list: 'grid items-start gap-10 sm:grid-cols-2 lg:col-start-9 lg:grid-cols-1 lg:col-end-13',
    items: [row],
  },
  development: cards,
  /** Three pieces whose pictures hang from one line. */
  education: {
    section: 'wrap py-sec',
    heading: 'type-h2 mb-5',
    list: 'md:horizon grid gap-x-[clamp(1.5rem,5vw,6rem)] gap-y-7 md:grid-cols-3',
    items: [{ ...cardOrRow, pictureClassName: 'aspect-square md:aspect-4/3' }],
  },
  energy: cards,
  healthcare: { ...cards, section: 'wrap py-sec' },
  /** Rows with a picture, at the left of the practices. */
  'public-sector': {
    section: 'lg:col-span-7',
    heading: 'type-h2 mb-5',
    list: 'grid gap-8',
    items: [
      {
        variant: 'square',
        pictureClassName: 'aspect-square',
        className:
          'horizon grid grid-cols-[min(5.5rem,27.5vw)_minmax(0,1fr)] items-start gap-4 pt-5 sm:grid-cols-[9rem_1fr] sm:gap-6',
      },
    ],
  },
  /** One piece at the right in full size; the heading and the other two at the left, as rows. */
  technology: {
    section: 'ground-band py-sec',
    inner: 'wrap grid-12 grid-rows-[auto_1fr] gap-y-8!',
    heading: 'type-h2 lg:col-span-5',
    lead: {
      ...large,
      pictureClassName: 'aspect-4/3',
      box: 'lg:col-start-7 lg:col-end-13 lg:row-span-2',
    },
    list: 'grid content-start gap-7 lg:col-start-1 lg:col-end-6',
    items: [row],
    allInList: true,
  },
} satisfies Record<string, Look>;

export type ReadingProps = IndustryPageData['reading'] & { of: keyof typeof looks };

/** A few pieces for an industry, and the way to all. */
export function Reading({ of, title, items, industry }: ReadingProps) {
  const { section, inner, heading, lead, list, items: itemLooks, allInList }: Look = looks[of];
  const [first, ...others] = items;
  const rest = lead ? others : items;
  const everything = <AllInsightsLink facet="industry" id={industry} />;
  const content = (
    <>
      <h2 className={heading}>{title}</h2>
      {lead && first && (
        <div className={lead.box}>
          <ReadingItem reading={first} {...lead} />
        </div>
      )}
      <div className={list}>
        {rest.map((item, index) => (
          <ReadingItem
            key={item.piece.id}
            reading={item}
            {...(itemLooks[index] ?? itemLooks.at(-1))}
          />
        ))}
        {allInList && everything}
      </div>
      {!allInList && everything}
    </>
  );
  return (
    <section className={section}>
      {inner ? <div className={inner}>{content}</div> : content}
    </section>
  );
}
