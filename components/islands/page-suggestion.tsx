'use client';
/*
 * Adds to the not-found page a link to the page that was probably meant. The file is the same for every
 * address, so only the browser can compare. Without scripts the page has its search and its doors.
 */
import { useSyncExternalStore } from 'react';
import { Link } from '@/components/ui/link';
import { type SuggestedPage, suggestPage } from '@/lib/not-found/suggest-page';
import { basePath, siteHref } from '@/lib/site-url';
import { Island } from './island';

export type PageSuggestionProps = {
  pages: readonly SuggestedPage[];
  /** A sentence with `{page}` in the place of the link. */
  words: string;
  /** Stands there while there is no guess. */
  otherwise: string;
};

/** The address does not change while the page is shown. */
const never = () => () => {};

export function PageSuggestion({ pages, words, otherwise }: PageSuggestionProps) {
  const address = useSyncExternalStore(
    never,
    () => location.pathname,
    () => null,
  );
  const inside = address?.startsWith(`${basePath}/`) ? address.slice(basePath.length) : address;
  const page = inside ? suggestPage(inside, pages) : null;
  const [before, after] = words.split('{page}');
  return (
    <Island hydrate="load" className="mt-6">
      <div role="status" data-needs-js className="min-h-14">
        {page ? (
          <p className="type-lede">
            {before}
            <Link href={page.path} className="text-link">
              {page.title}
            </Link>
            {after}
            <span className="block text-small break-words">{siteHref(page.path)}</span>
          </p>
        ) : (
          <p>{otherwise}</p>
        )}
      </div>
    </Island>
  );
}
