import type { ComponentPropsWithoutRef } from 'react';
import { type Language, language } from '@/lib/languages';
import { pageHref } from '@/lib/site-url';

export type LinkProps = ComponentPropsWithoutRef<'a'> & {
  href: string;
  /** Path of the page this link is printed on; marks the link as the current page when equal. */
  current?: string | undefined;
  /** Language of the page or file, where it is another: the address begins with the prefix of that one. */
  to?: Language | undefined;
};

/** An ordinary anchor: pages are plain documents, so there is no client router and no prefetch. */
export function Link({ href, to, current, children, ...rest }: LinkProps) {
  const isCurrent = current !== undefined && pageHref(current) === pageHref(href);
  const isForeign = to !== undefined && to.id !== language.id;
  return (
    <a
      {...rest}
      href={pageHref(href, to)}
      {...(isForeign && { hrefLang: to.hreflang })}
      {...(isCurrent && { 'aria-current': 'page' })}
    >
      {children}
    </a>
  );
}
