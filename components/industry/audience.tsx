import clsx from 'clsx';
import { TitledEntries, type TitledEntriesLook } from '@/components/sections/entries';
import type { Industry } from '@/lib/content/types/industry';
import agriculture from './agriculture/audience.module.css';
import development from './development/audience.module.css';
import education from './education/audience.module.css';
import energy from './energy/audience.module.css';
import financial from './financial/audience.module.css';
import publicSector from './public-sector/audience.module.css';
import technology from './technology/audience.module.css';

/** Healthcare draws its rings beside the list: `healthcare/audience.tsx`. */
const looks = {
  /** Furrows that turn a corner one inside the other, an entry at each turn. */
  agriculture: {
    section: 'wrap py-sec',
    list: agriculture.rows,
    item: agriculture.row,
    text: 'text-ink-2',
  },
  /** Five sit along a table. */
  development: {
    section: 'wrap py-sec',
    list: development.seats,
    item: development.seat,
  },
  /** A row of bowls that hang from one line, each with its question in it. */
  education: {
    section: 'wrap pb-sec',
    list: education.bowls,
    item: clsx('rounded-vessel', education.bowl),
    text: 'mt-3',
  },
  /** From the station outwards, row by row. */
  energy: {
    as: 'ol',
    section: 'wrap py-sec',
    heading: 'type-d3 mb-8',
    item: energy.mast,
    name: 'type-h2',
    text: 'text-[1.125rem] text-ink-2',
  },
  /** A T-account: the name left of the line, what it is owed to the right. */
  financial: {
    as: 'dl',
    section: 'wrap py-sec',
    heading: clsx('type-d3', financial.title),
    list: financial.account,
    item: financial.entry,
    name: clsx('type-h1', financial.name),
    text: financial.text,
  },
  /** Four rooms of a floor plan, each with its door open to the same corridor. */
  'public-sector': {
    section: 'wrap py-sec',
    list: publicSector.rooms,
    item: publicSector.room,
  },
  /** Cables come in from the edge of the page, and each is plugged into a name. */
  technology: {
    section: 'overflow-hidden py-sec',
    inner: 'wrap',
    list: technology.cables,
    item: technology.cable,
    text: 'mt-1.5 text-ink-2',
  },
  /** On the page without a drawing: under one rule, side by side. */
  plain: {
    as: 'dl',
    section: 'wrap py-sec',
    list: 'horizon grid gap-x-gap sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none',
    item: 'pt-4 pb-6',
    text: 'mt-2 text-ink-2',
  },
} satisfies Record<string, TitledEntriesLook>;

export type AudienceProps = Industry['audience'] & { of: keyof typeof looks };

/** Who an industry's page is for. */
export function Audience({ of, ...audience }: AudienceProps) {
  return <TitledEntries {...looks[of]} {...audience} />;
}
