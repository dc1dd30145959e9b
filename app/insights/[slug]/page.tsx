import { notFound } from 'next/navigation';
import { ArticleHeader } from '@/components/insight/article-header';
import { AuthorAside } from '@/components/insight/author-aside';
import { AuthorNote } from '@/components/insight/author-note';
import { CiteAndShare } from '@/components/insight/cite-and-share';
import { InBrief } from '@/components/insight/in-brief';
import { PieceGround } from '@/components/insight/piece-ground';
import { PrintOrigin } from '@/components/insight/print-origin';
import { ReadNext } from '@/components/insight/read-next';
import { ReadingArticle } from '@/components/insight/reading-article';
import { ReadingLayout } from '@/components/insight/reading-layout';
import { Page } from '@/components/site/page';
import { articles } from '@/lib/content/article';
import { relatedTo } from '@/lib/content/insights';
import { insightsTrail } from '@/lib/content/pages/insights';
import { groundOf } from '@/lib/content/same-ground';
import { readMarkdown } from '@/lib/markdown/document';
import { placeNote } from '@/lib/markdown/margin-note';
import { pieceMetadata, pieceNode } from '@/lib/seo/piece';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return articles().map(({ slug }) => ({ slug }));
}

async function articleFor({ params }: Props) {
  const { slug } = await params;
  return articles().find((article) => article.slug === slug) ?? notFound();
}

export async function generateMetadata(props: Props) {
  return pieceMetadata(await articleFor(props));
}

export default async function ArticlePage(props: Props) {
  const piece = await articleFor(props);
  const text = readMarkdown(piece.body, piece);
  const document = piece.aside
    ? { ...text, content: placeNote(text.content, piece.aside, piece.file) }
    : text;
  const ground = groundOf(piece);
  const way = insightsTrail({ name: piece.category, path: ground.topic.path });
  return (
    <Page
      path={piece.path}
      trail={[...way, { name: piece.title, path: piece.path }]}
      jsonLd={[pieceNode(piece)]}
    >
      <ReadingArticle>
        <PrintOrigin path={piece.path} />
        <ArticleHeader piece={piece} trail={[...way, { name: piece.label, path: piece.path }]} />
        <ReadingLayout
          document={document}
          before={<InBrief sentences={piece.brief} />}
          after={<AuthorNote person={piece.author} />}
          aside={<AuthorAside practice={ground.services[0]} />}
        />
      </ReadingArticle>
      <CiteAndShare piece={piece} />
      <PieceGround {...ground} />
      <ReadNext pieces={relatedTo(piece)} />
    </Page>
  );
}
