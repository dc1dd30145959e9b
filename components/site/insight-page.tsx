import type { ReactNode } from 'react';
import { ArticleTaxonomy } from '@/components/article/article-taxonomy';
import { CiteAndShare, type CiteAndShareProps } from '@/components/article/cite-and-share';
import { ReadNext } from '@/components/article/read-next';
import { readNextTo } from '@/lib/content/relations/insights';
import { taxonomyOf } from '@/lib/content/relations/taxonomy';
import type { AuthoredInsight } from '@/lib/content/types/insight';
import { insightNode } from '@/lib/seo/insight';
import type { Crumb } from '@/lib/seo/json-ld';
import { Page, type PageProps } from './page';

export type InsightPageProps = Pick<PageProps, 'ground' | 'endsInForm'> & {
  piece: AuthoredInsight;
  /** The pages above it, for search engines. */
  way: readonly Crumb[];
  /** What is passed on of it besides its address. */
  shared?: Omit<CiteAndShareProps, 'piece'>;
  /** Its head and its text. */
  children: ReactNode;
  /** Stands below all that leads on. */
  after?: ReactNode;
};

/** The page of a piece: its head and text, how to cite it and pass it on, and what to read after it. */
export function InsightPage({ piece, way, shared, children, after, ...frame }: InsightPageProps) {
  return (
    <Page
      {...frame}
      path={piece.path}
      trail={[...way, { name: piece.title, path: piece.path }]}
      jsonLd={[insightNode(piece)]}
    >
      {children}
      <CiteAndShare piece={piece} {...shared} />
      <ArticleTaxonomy {...taxonomyOf(piece)} />
      <ReadNext pieces={readNextTo(piece)} />
      {after}
    </Page>
  );
}
