import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { telHref } from '@/lib/contact-links';
import type { NavLink } from '@/lib/content/pages/nav-link';
import { firm } from '@/lib/firm';
import { OfflineDrawing } from './offline-drawing';

export type OfflineMessageProps = {
  heading: string[];
  text: string;
  retry: string;
  tried: string;
  telephone: string;
  pages: { title: string; text: string; links: NavLink[] };
  /** The pages this device has kept; they stand above the main pages. */
  kept?: ReactNode;
};

/**
 * What a visitor sees instead of a page that cannot be fetched. "Try again" is a form without a
 * target: it asks for the address in the bar once more, with or without scripts.
 */
export function OfflineMessage({
  heading,
  text,
  retry,
  tried,
  telephone,
  pages,
  kept,
}: OfflineMessageProps) {
  const [before, after] = telephone.split('{phone}');
  return (
    <>
      <section className="ground-sky">
        <div className="wrap pt-[clamp(3rem,8vw,9rem)]">
          <h1 className="type-d1 stands">
            {heading.map((line) => (
              <span key={line} className="block">
                {line}{' '}
              </span>
            ))}
          </h1>
        </div>
        <OfflineDrawing />
      </section>
      <section className="wrap grid-12 pt-sec-s pb-sec">
        <div className="lg:col-start-1 lg:col-end-6">
          <p className="type-lede">{text}</p>
          <p className="mt-4">
            {before}
            <Link href={telHref(firm.phone)} className="text-link whitespace-nowrap">
              {firm.phone}
            </Link>
            {after}
          </p>
          <form method="get" className="mt-6">
            <button type="submit" className="btn">
              {retry}
            </button>
            {/* Shown by lib/browser/boot/offline-page-list. */}
            <p data-offline-tried hidden className="mt-3 font-semibold" suppressHydrationWarning>
              {tried}
            </p>
          </form>
        </div>
        <div className="lg:col-start-7 lg:col-end-13">
          {kept}
          <h2 className="type-h2">{pages.title}</h2>
          <p className="mt-2 text-ink-2">{pages.text}</p>
          <ul className="mt-4 grid gap-x-gap sm:grid-cols-2">
            {pages.links.map(({ path, label }) => (
              <li key={path} className="horizon">
                <Link
                  href={path}
                  className="title-link type-lede flex items-center justify-between py-3.5 after:arrow"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
