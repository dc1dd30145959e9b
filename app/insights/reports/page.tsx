import { ReportGrid } from '@/components/report/report-grid';
import { ClosingLine } from '@/components/sections/closing-line';
import { Page } from '@/components/site/page';
import { PageHead } from '@/components/site/page-head';
import { insightsTrail } from '@/lib/content/pages/insights';
import { reportsPage } from '@/lib/content/pages/reports';
import { reports } from '@/lib/content/types/report';
import { feedLinks } from '@/lib/feeds/feed-links';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/insights/reports';

export function generateMetadata() {
  return pageMetadata({ ...reportsPage(), path, feeds: feedLinks('report') });
}

export default function ReportsPage() {
  const { title, description, heading, lede, action, slow, callToAction } = reportsPage();
  const trail = insightsTrail({ name: title, path });
  return (
    <Page
      path={path}
      ground="sky"
      trail={trail}
      about={{ type: 'CollectionPage', title, description }}
    >
      <PageHead title={heading} lede={lede} trail={trail}>
        <p className="mt-3 text-ink-2">{slow}</p>
      </PageHead>
      <ReportGrid reports={reports()} action={action} />
      <ClosingLine title={callToAction} ground="lake" />
    </Page>
  );
}
