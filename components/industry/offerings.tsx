import clsx from 'clsx';
import {
  type EntriesLook,
  TitledEntries,
  type TitledEntriesLook,
} from '@/components/sections/entries';
import type { Industry } from '@/lib/content/types/industry';
import agriculture from './agriculture/offerings.module.css';

/** A plain grid; each offering stands under a rule of its own. */
export const ruledEntries = {
  list: 'grid gap-x-gap sm:grid-cols-2',
  item: 'horizon pt-4.5 pb-8',
} satisfies EntriesLook;

const looks = {
  /** Six plots of one plan with boundaries between them. */
  agriculture: { section: 'wrap py-sec', list: agriculture.plots, item: agriculture.plot },
  /** Large lines; the text stands at the right of each. */
  development: {
    section: 'ground-band py-sec',
    inner: 'wrap',
    heading: 'type-d3 mb-sec-s',
    list: 'border-b-2 border-horizon',
    item: 'horizon grid-12 items-baseline py-5 max-lg:gap-y-2.5',
    name: 'type-h2 lg:col-span-4',
    text: 'text-[1.125rem] text-ink-2 lg:col-start-5 lg:col-end-12',
  },
  /** Ruled, in two columns; an odd last one has the whole row. */
  education: {
    section: 'wrap pt-[calc(var(--sec)+clamp(2.5rem,6vw,6rem))] pb-sec',
    ...ruledEntries,
    item: clsx(ruledEntries.item, 'sm:last:odd:col-span-2'),
  },
  /** Four beside each other. */
  energy: {
    section: 'wrap py-sec',
    ...ruledEntries,
    list: 'grid gap-x-gap sm:grid-cols-2 lg:grid-cols-4',
  },
} satisfies Record<string, TitledEntriesLook>;

export type OfferingsProps = Industry['offerings'] & { of: keyof typeof looks };

/** What the firm does in an industry, where a section of its own says it. */
export function Offerings({ of, title, items }: OfferingsProps) {
  return <TitledEntries {...looks[of]} title={title} items={items} />;
}
