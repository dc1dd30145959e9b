import { ArticleHeader } from '@/components/article/article-header';
import { KeyPoints } from '@/components/article/key-points';
import { PieceText } from '@/components/article/piece-text';
import { PrintOrigin } from '@/components/article/print-origin';
import { ReadingArticle } from '@/components/article/reading-article';
import { InsightPage } from '@/components/site/insight-page';
import { insightsTrail } from '@/lib/content/pages/insights';
import { taxonomyOf } from '@/lib/content/relations/taxonomy';
import { type PieceProps, pieceRoute } from '@/lib/content/routes/piece-route';
import { type Article, articles } from '@/lib/content/types/article';
import { readMarkdown } from '@/lib/markdown/document';
import { placeNote } from '@/lib/markdown/margin-note';
import { insightMetadata } from '@/lib/seo/insight';

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
  const way = insightsTrail(taxonomyOf(piece).topic);
  return (
    <InsightPage piece={piece} way={way} shared={{ sentences: piece.brief }}>
      <ReadingArticle>
        <PrintOrigin path={piece.path} />
        <ArticleHeader piece={piece} trail={[...way, { name: piece.label, path: piece.path }]} />
        <PieceText
          piece={piece}
          document={() => textOf(piece)}
          before={<KeyPoints sentences={piece.brief} />}
        />
      </ReadingArticle>
    </InsightPage>
  );
}
