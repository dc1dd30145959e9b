import clsx from 'clsx';
import { Children, type ReactNode } from 'react';
import type { NewsletterVariant } from '@/components/forms/newsletter-form';
import { AboveTheFoldEnd } from '@/components/ui/above-the-fold-end';
import {
  breadcrumbList,
  type Crumb,
  type JsonLdNode,
  organization,
  organizationInFull,
  type WebPageFacts,
  webPage,
} from '@/lib/seo/json-ld';
import { ConsentBanner } from './consent-banner';
import { Footer } from './footer';
import { Header } from './header';
import { JsonLd } from './json-ld';
import { LanguageOffer } from './language-offer';
import { SkipLink } from './skip-link';

export type PageProps = {
  /** Path of the page, without base path and trailing slash. */
  path: string;
  /** Colour of the page's first section, which the header takes on; an event's follows its state. */
  ground?: 'sky' | 'art-sky' | 'band' | 'maize' | 'event' | undefined;
  /** Ancestors and the page itself, for search engines; the visible trail is <Breadcrumb>. */
  trail?: readonly Crumb[];
  /** The page as such, for search engines; a piece says it by its own node. */
  about?: Omit<WebPageFacts, 'path'>;
  /** What else it holds, for search engines. */
  jsonLd?: JsonLdNode[];
  className?: string | undefined;
  /** Its last section is this newsletter form. */
  endsInForm?: NewsletterVariant;
  children: ReactNode;
};

/** Pages that are about the firm say all of it to machines; the others name it. */
const ABOUT_THE_FIRM: readonly string[] = ['/', '/about', '/contact'];

/**
 * A whole document: frame, main landmark and structured data. Every route renders one. Its first child
 * is what is painted first, unless that holds a <Fold> of its own.
 */
export function Page({
  path,
  ground,
  trail,
  about,
  jsonLd = [],
  className,
  endsInForm,
  children,
}: PageProps) {
  const firm = ABOUT_THE_FIRM.includes(path) ? organizationInFull() : organization();
  const [first, ...rest] = Children.toArray(children);
  const nodes = [
    firm,
    ...(trail ? [breadcrumbList(trail)] : []),
    ...(about ? [webPage({ ...about, path })] : []),
    ...jsonLd,
  ];
  return (
    <>
      <SkipLink />
      <ConsentBanner />
      <Header path={path} />
      <LanguageOffer path={path} />
      <main
        id="main"
        tabIndex={-1}
        data-ground={ground}
        className={clsx('outline-none', className)}
      >
        {first}
        <AboveTheFoldEnd />
        {rest}
      </main>
      <Footer path={path} afterForm={endsInForm !== undefined} />
      <JsonLd nodes={nodes} />
    </>
  );
}
