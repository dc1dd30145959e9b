import { ReportGrid } from '@/components/report/report-grid';
import { ClosingLine } from '@/components/sections/closing-line';
import { Breadcrumb } from '@/components/site/breadcrumb';
import { Page } from '@/components/site/page';
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
    <Page path={path} trail={trail} about={{ type: 'CollectionPage', title, description }}>
      <header className="wrap pt-trail pb-8">
        <Breadcrumb trail={trail} />
        <div className="grid-12 mt-6 items-end">
          <h1 className="type-d2 lg:col-span-8">{heading}</h1>
          <p className="type-lede text-ink-2 lg:col-start-9 lg:col-end-13">{lede}</p>
        </div>
      </header>
      <ReportGrid reports={reports()} action={action} />
      <div className="wrap py-sec-s">
        <p className="max-w-152 text-ink-2">{slow}</p>
      </div>
      <ClosingLine title={callToAction} ground="lake" />
    </Page>
  );
}
