import { PieceText } from '@/components/article/piece-text';
import { PrintOrigin } from '@/components/article/print-origin';
import { ReadingArticle } from '@/components/article/reading-article';
import { BriefHeader } from '@/components/policy-brief/brief-header';
import { InsightPage } from '@/components/site/insight-page';
import { insightsTrail } from '@/lib/content/pages/insights';
import { policyBriefsPage } from '@/lib/content/pages/policy-briefs';
import { extractClaims } from '@/lib/content/relations/brief-claims';
import { type PieceProps, pieceRoute } from '@/lib/content/routes/piece-route';
import { type PolicyBrief, policyBriefs } from '@/lib/content/types/policy-brief';
import { readMarkdown } from '@/lib/markdown/document';
import { isAtHome } from '@/lib/other-languages';
import { pocketPath, pocketPicture } from '@/lib/pocket/pocket-picture';
import { insightMetadata } from '@/lib/seo/insight';

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
  const way = insightsTrail({ name: policyBriefsPage().title, path: '/insights/policy-briefs' });
  return (
    <InsightPage
      piece={brief}
      way={way}
      ground="band"
      shared={isAtHome(brief) ? await sharedOf(brief, claims) : {}}
    >
      <ReadingArticle>
        <PrintOrigin path={brief.path} />
        <BriefHeader
          brief={brief}
          claims={claims}
          trail={[...way, { name: brief.categoryLabel, path: brief.path }]}
        />
        <PieceText piece={brief} document={() => document} />
      </ReadingArticle>
    </InsightPage>
  );
}
