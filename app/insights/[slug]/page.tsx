import { ArticleHeader } from '@/components/article/article-header';
import { ArticleTaxonomy } from '@/components/article/article-taxonomy';
import { AuthorNote } from '@/components/article/author-note';
import { CiteAndShare } from '@/components/article/cite-and-share';
import { KeyPoints } from '@/components/article/key-points';
import { PrintOrigin } from '@/components/article/print-origin';
import { ReadNext } from '@/components/article/read-next';
import { ReadingArticle } from '@/components/article/reading-article';
import { BelowText, ReadingLayout } from '@/components/article/reading-layout';
import { SummaryLayout } from '@/components/article/summary-layout';
import { WorkWithAuthors } from '@/components/article/work-with-authors';
import { Page } from '@/components/site/page';
import { insightsTrail } from '@/lib/content/pages/insights';
import { readNextTo } from '@/lib/content/relations/insights';
import { taxonomyOf } from '@/lib/content/relations/taxonomy';
import { type PieceProps, pieceRoute } from '@/lib/content/routes/piece-route';
import { type Article, articles } from '@/lib/content/types/article';
import { readMarkdown } from '@/lib/markdown/document';
import { placeNote } from '@/lib/markdown/margin-note';
import { isAtHome } from '@/lib/other-languages';
import { insightMetadata, insightNode } from '@/lib/seo/insight';

const { generateStaticParams, pieceFor } = pieceRoute(articles);

export const dynamicParams = false;
export { generateStaticParams };

export async function generateMetadata(props: PieceProps) {
  return insightMetadata(await pieceFor(props));
}

/** The text with its remark in the margin. */
function textOf(piece: Article) {
  const text = readMarkdown(piece.body, piece);
  if (!piece.aside) return text;
  return { ...text, content: placeNote(text.content, piece.aside, piece.file) };
}

export default async function ArticlePage(props: PieceProps) {
  const piece = await pieceFor(props);
  const taxonomy = taxonomyOf(piece);
  const way = insightsTrail(taxonomy.topic);
  const brief = <KeyPoints sentences={piece.brief} />;
  const author = <AuthorNote person={piece.author} />;
  return (
    <Page
      path={piece.path}
      trail={[...way, { name: piece.title, path: piece.path }]}
      jsonLd={[insightNode(piece)]}
    >
      <ReadingArticle>
        <PrintOrigin path={piece.path} />
        <ArticleHeader piece={piece} trail={[...way, { name: piece.label, path: piece.path }]} />
        {isAtHome(piece) ? (
          <ReadingLayout document={textOf(piece)} before={brief} after={author} />
        ) : (
          <SummaryLayout piece={piece} before={brief} after={author} />
        )}
      </ReadingArticle>
      <BelowText>
        <CiteAndShare piece={piece} sentences={piece.brief} />
        <ArticleTaxonomy {...taxonomy} />
      </BelowText>
      <ReadNext pieces={readNextTo(piece)} />
      <WorkWithAuthors service={taxonomy.services[0]} />
    </Page>
  );
}
