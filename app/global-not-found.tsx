import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/not-found/not-found-page';
import { PageSuggestion } from '@/components/not-found/page-suggestion';
import { Page } from '@/components/site/page';
import { notFoundPage } from '@/lib/content/pages/not-found';
import { pagesByGroup, NOT_FOUND as path } from '@/lib/content/routes/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { Document, sharedMetadata, sharedViewport } from './document';

export const viewport = sharedViewport;

/** The page has no address of its own: no canonical link, no picture. Next adds `noindex`. */
export function generateMetadata(): Metadata {
  const { title, description } = pageMetadata({ ...notFoundPage(), path });
  return { ...sharedMetadata, title, description };
}

/** Stands outside the layout, which would carry a not-found page in the data of every other page. */
export default function GlobalNotFound() {
  const { title, description, nearest, farAway, ...words } = notFoundPage();
  const pages = pagesByGroup().flatMap((group) =>
    group.pages.map(({ path, title }) => ({ path, title })),
  );
  return (
    <Document>
      <Page path={path} ground="sky">
        <NotFoundPage
          {...words}
          nearest={<PageSuggestion pages={pages} words={nearest} otherwise={farAway} />}
        />
      </Page>
    </Document>
  );
}
