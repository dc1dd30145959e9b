import { BriefList } from '@/components/policy-brief/brief-list';
import { ClosingLine } from '@/components/sections/closing-line';
import { Breadcrumb } from '@/components/site/breadcrumb';
import { Page } from '@/components/site/page';
import { insightsTrail } from '@/lib/content/pages/insights';
import { policyBriefsPage } from '@/lib/content/pages/policy-briefs';
import { extractClaims } from '@/lib/content/relations/brief-claims';
import { policyBriefs } from '@/lib/content/types/policy-brief';
import { feedLinks } from '@/lib/feeds/feed-links';
import { readMarkdown } from '@/lib/markdown/document';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/insights/policy-briefs';

export function generateMetadata() {
  return pageMetadata({ ...policyBriefsPage(), path, feeds: feedLinks('policy-brief') });
}

export default function PolicyBriefsPage() {
  const { title, description, heading, lede, action, callToAction } = policyBriefsPage();
  const briefs = policyBriefs();
  const withClaims = briefs.map((brief) => ({
    brief,
    claims: extractClaims(readMarkdown(brief.body, brief), brief),
  }));
  const trail = insightsTrail({ name: title, path });
  return (
    <Page
      path={path}
      ground="band"
      trail={trail}
      about={{ type: 'CollectionPage', title, description }}
    >
      <header className="ground-band max-sm:pb-8">
        <div className="wrap grid gap-6 pt-trail">
          <Breadcrumb trail={trail} />
          <div className="grid-12 items-end">
            <h1 className="type-d2 lg:col-span-9">{heading}</h1>
            <p className="text-ink-2 lg:col-start-10 lg:col-end-13">{lede}</p>
          </div>
        </div>
      </header>
      <BriefList briefs={withClaims} action={action} />
      <ClosingLine title={callToAction} />
    </Page>
  );
}
