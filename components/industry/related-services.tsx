import clsx from 'clsx';
import { Glyph } from '@/components/art/glyph';
import { Link } from '@/components/ui/link';
import type { IndustryPageData } from '@/lib/content/relations/industry-page';
import agriculture from './agriculture/related-services.module.css';
import healthcare from './healthcare/related-services.module.css';

type Look = {
  section?: string;
  heading: string;
  list?: string | undefined;
  /** One class for all, or one for each place. */
  item: string | undefined | readonly string[];
  name?: string;
  link: string;
  text: string;
  /** Whether each practice hangs its sign. */
  signs?: true;
};

/** Rows across the page; the whole row is the link. */
const rows: Look = {
  section: 'wrap pb-sec',
  heading: 'type-h2 mb-5',
  list: 'border-b-2 border-horizon',
  item: 'card horizon grid-12 items-baseline py-5 max-lg:gap-y-1.5 lg:after:arrow lg:after:col-start-12 lg:after:col-end-13 lg:after:self-center lg:after:justify-self-end',
  name: 'type-h1 lg:col-span-7',
  link: 'card-link',
  text: 'text-ink-2 lg:col-start-8 lg:col-end-12',
};

const looks = {
  /** Three fields beside each other, from edge to edge of the page. */
  agriculture: {
    heading: 'type-h2 wrap pb-5',
    list: agriculture.fields,
    item: ['ground-tea', 'ground-sisal', 'ground-lake'].map((ground) =>
      clsx('card', agriculture.field, ground),
    ),
    link: 'card-link',
    text: 'mt-3 text-ink-2',
  },
  /** Side by side; their signs hang from one line. */
  education: {
    section: 'wrap pb-sec',
    heading: 'type-h2 mb-5',
    list: 'horizon grid gap-x-gap gap-y-8 md:grid-cols-3',
    item: 'grid content-start grid-cols-[min(2.5rem,12vw)_minmax(0,1fr)] gap-x-4 md:grid-cols-1',
    name: 'type-h1 pt-2 md:pt-0',
    link: 'title-link',
    text: 'mt-2 text-ink-2',
    signs: true,
  },
  development: rows,
  energy: rows,
  /** The left page of an open book, line by line. */
  financial: {
    section: 'ground-sisal px-gut py-sec-s lg:pr-[clamp(1.5rem,4vw,4rem)] lg:pl-inset',
    heading: 'type-h2 mb-5',
    item: 'border-t border-line pt-4 pb-[1.15rem]',
    name: 'type-h1',
    link: 'text-link',
    text: 'mt-1.5 text-small text-ink-2',
  },
  /** Stations on one way, each marked as clinics are on the map. */
  healthcare: {
    section: 'wrap pb-sec',
    heading: 'type-h2 mb-5',
    list: healthcare.way,
    item: healthcare.station,
    link: 'title-link',
    text: 'mt-2 text-ink-2',
  },
  /** Notes in a narrow column. */
  'public-sector': {
    section: 'lg:col-start-9 lg:col-end-13',
    heading: 'type-h2 mb-5',
    list: 'horizon grid content-start gap-6 pt-5',
    item: 'border-l-4 border-a-lat pl-4',
    name: 'contents',
    link: 'text-link inline-flex min-h-6 font-semibold',
    text: 'mt-1 text-small text-ink-2',
  },
  /** Under three rules. */
  technology: {
    section: 'wrap py-sec',
    heading: 'type-h2 mb-5',
    list: 'grid gap-x-gap gap-y-8 md:grid-cols-3',
    item: 'horizon pt-4',
    link: 'title-link',
    text: 'mt-2 text-ink-2',
  },
} satisfies Record<string, Look>;

export type RelatedServicesProps = IndustryPageData['services'] & { of: keyof typeof looks };

/** The practices that work in an industry usually draws in, and why. */
export function RelatedServices({ of, title, items }: RelatedServicesProps) {
  const look: Look = looks[of];
  const { section, heading, list, item, name = 'type-h1', link, text, signs } = look;
  return (
    <section className={section}>
      <h2 className={heading}>{title}</h2>
      <ul className={list}>
        {items.map(({ id, name: service, path, why }, index) => (
          <li key={id} className={typeof item === 'object' ? item[index] : item}>
            {signs && <Glyph name={id} className="row-span-2 md:mb-4" />}
            <h3 className={name}>
              <Link href={path} className={link}>
                {service}
              </Link>
            </h3>
            <p className={text}>{why}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
