import { TitledEntries, type TitledEntriesLook } from '@/components/sections/entries';
import type { Service } from '@/lib/content/types/service';

/** Ruled rows: who on the left, in which situation on the right. */
const rows = {
  as: 'dl',
  heading: 'type-d3',
  list: 'mt-8 border-b border-edge',
  item: 'grid gap-x-gap gap-y-1 border-t border-edge pt-4 pb-5 sm:grid-cols-[5fr_7fr]',
  name: 'type-h2',
  text: 'text-ink-2',
} satisfies TitledEntriesLook;

/** Monitoring draws how often people look (`audience-rhythm.tsx`). */
const looks = {
  agriculture: rows,
  /** Under one rule, side by side. */
  capacity: {
    as: 'dl',
    section: 'wrap pt-sec',
    list: 'horizon grid gap-x-gap sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none',
    item: 'pt-4 pb-6',
    text: 'mt-2 text-ink-2',
  },
  communications: { ...rows, section: 'wrap py-sec' },
  /** Sentences that one reads until one's own comes up. */
  policy: {
    as: 'sentences',
    section: 'wrap grid-12 py-sec',
    heading: 'type-d3 lg:col-span-4',
    list: 'horizon lg:col-start-5 lg:col-end-13',
    item: 'type-h1 border-b border-edge pt-4 pb-5 sm:text-pretty',
    name: '',
    text: 'font-normal text-ink-2',
  },
  /** The heading at the left, two ruled columns at the right. */
  programs: {
    as: 'dl',
    section: 'wrap grid-12 py-sec',
    heading: 'type-d3 lg:col-span-4',
    list: 'grid gap-x-gap sm:grid-cols-2 lg:col-start-5 lg:col-end-13',
    item: 'horizon pt-4 pb-8',
    text: 'mt-2 max-w-96 text-ink-2',
  },
  /** Each person over the question they have to decide. */
  research: {
    as: 'dl',
    section: 'wrap pt-sec',
    heading: 'type-d3',
    list: 'mt-sec-s grid grid-cols-1 gap-x-[clamp(2rem,6vw,7rem)] md:grid-cols-2',
    item: 'horizon grid content-start gap-2 pt-4 pb-7 md:pb-10',
    name: 'type-label text-ink-2',
    text: 'type-h1',
  },
} satisfies Record<string, TitledEntriesLook>;

export type AudienceProps = Service['audience'] & { of: keyof typeof looks };

/** Whom the work of a practice is for. */
export function Audience({ of, ...audience }: AudienceProps) {
  return <TitledEntries {...looks[of]} {...audience} />;
}
