import type { ComponentPropsWithoutRef } from 'react';
import { languages } from '@/lib/languages';
import { pageHref } from '@/lib/site-url';

export type LinkProps = ComponentPropsWithoutRef<'a'> & {
  href: string;
  /** Path of the page this link is printed on; marks the link as the current page when equal. */
  current?: string | undefined;
  /** Of a page or file in another language: its address begins with the prefix of that one. */
  hrefLang?: string | undefined;
};

/** An ordinary anchor: pages are plain documents, so there is no client router and no prefetch. */
export function Link({ href, current, children, ...rest }: LinkProps) {
  const other = languages.find(({ hreflang }) => hreflang === rest.hrefLang);
  const isCurrent = current !== undefined && pageHref(current) === pageHref(href);
  return (
    <a {...rest} href={pageHref(href, other)} {...(isCurrent && { 'aria-current': 'page' })}>
      {children}
    </a>
  );
}
