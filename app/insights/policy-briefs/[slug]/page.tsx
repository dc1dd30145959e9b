import { ArticleTaxonomy } from '@/components/article/article-taxonomy';
import { AuthorNote } from '@/components/article/author-note';
import { CiteAndShare } from '@/components/article/cite-and-share';
import { PrintOrigin } from '@/components/article/print-origin';
import { ReadNext } from '@/components/article/read-next';
import { ReadingArticle } from '@/components/article/reading-article';
import { BelowText, ReadingLayout } from '@/components/article/reading-layout';
import { SummaryLayout } from '@/components/article/summary-layout';
import { WorkWithAuthors } from '@/components/article/work-with-authors';
import { BriefHeader } from '@/components/policy-brief/brief-header';
import { Page } from '@/components/site/page';
import { insightsTrail } from '@/lib/content/pages/insights';
import { policyBriefsPage } from '@/lib/content/pages/policy-briefs';
import { extractClaims } from '@/lib/content/relations/brief-claims';
import { readNextTo } from '@/lib/content/relations/insights';
import { taxonomyOf } from '@/lib/content/relations/taxonomy';
import { type PieceProps, pieceRoute } from '@/lib/content/routes/piece-route';
import { type PolicyBrief, policyBriefs } from '@/lib/content/types/policy-brief';
import { readMarkdown } from '@/lib/markdown/document';
import { isAtHome } from '@/lib/other-languages';
import { pocketPath, pocketPicture } from '@/lib/pocket/pocket-picture';
import { insightMetadata, insightNode } from '@/lib/seo/insight';

const { generateStaticParams, pieceFor } = pieceRoute(policyBriefs);

export const dynamicParams = false;
export { generateStaticParams };

export async function generateMetadata(props: PieceProps) {
  return insightMetadata(await pieceFor(props));
}

/** What is passed on of a brief: what its evidence says, and its picture. */
async function sharedOf(brief: PolicyBrief, claims: readonly string[]) {
  const pocket = await pocketPicture(brief);
  return {
    sentences: claims.slice(0, 3).map((claim) => `${claim}.`),
    pocket: { href: pocketPath(brief), bytes: pocket.length },
  };
}

export default async function PolicyBriefPage(props: PieceProps) {
  const brief = await pieceFor(props);
  const document = readMarkdown(brief.body, brief);
  const claims = extractClaims(document, brief);
  const taxonomy = taxonomyOf(brief);
  const author = <AuthorNote person={brief.author} />;
  const way = insightsTrail({ name: policyBriefsPage().title, path: '/insights/policy-briefs' });
  return (
    <Page
      path={brief.path}
      ground="band"
      trail={[...way, { name: brief.title, path: brief.path }]}
      jsonLd={[insightNode(brief)]}
    >
      <ReadingArticle>
        <PrintOrigin path={brief.path} />
        <BriefHeader
          brief={brief}
          claims={claims}
          trail={[...way, { name: brief.label, path: brief.path }]}
        />
        {isAtHome(brief) ? (
          <ReadingLayout document={document} after={author} />
        ) : (
          <SummaryLayout piece={brief} after={author} />
        )}
      </ReadingArticle>
      <BelowText>
        <CiteAndShare piece={brief} {...(isAtHome(brief) && (await sharedOf(brief, claims)))} />
        <ArticleTaxonomy {...taxonomy} />
      </BelowText>
      <ReadNext pieces={readNextTo(brief)} />
      <WorkWithAuthors service={taxonomy.services[0]} />
    </Page>
  );
}
