import type { ReactNode } from 'react';
import { taxonomyOf } from '@/lib/content/relations/taxonomy';
import type { AuthoredInsight } from '@/lib/content/types/insight';
import type { MarkdownDocument } from '@/lib/markdown/document';
import { isAtHome } from '@/lib/other-languages';
import { AuthorAside } from './author-aside';
import { AuthorNote } from './author-note';
import { ReadingLayout } from './reading-layout';
import { SummaryLayout } from './summary-layout';

export type PieceTextProps = {
  piece: AuthoredInsight;
  /** Its text, which is read only where the page shows it. */
  document: () => MarkdownDocument;
  /** Stands above it. */
  before?: ReactNode;
};

/** The text of a piece and who wrote it; a text in another language than the page is led to instead. */
export function PieceText({ piece, document, before }: PieceTextProps) {
  const author = <AuthorNote person={piece.author} />;
  if (!isAtHome(piece)) return <SummaryLayout piece={piece} before={before} after={author} />;
  return (
    <ReadingLayout
      document={document()}
      before={before}
      after={author}
      aside={<AuthorAside service={taxonomyOf(piece).services[0]} />}
    />
  );
}
