import { Breadcrumb } from '@/components/site/breadcrumb';
import { Page } from '@/components/site/page';
import { PageLists } from '@/components/sitemap/page-lists';
import { SitemapStripes } from '@/components/sitemap/sitemap-stripes';
import { sitemapPage } from '@/lib/content/pages/sitemap';
import { pagesByGroup } from '@/lib/content/routes/routes';
import { interpolate } from '@/lib/format/interpolate';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/sitemap';

export function generateMetadata() {
  return pageMetadata({ ...sitemapPage(), path });
}

export default function SitemapPage() {
  const { title, description, heading, lede, groups: names } = sitemapPage();
  const trail = [{ name: title, path }];
  const groups = pagesByGroup().map((entry) => ({ ...entry, title: names[entry.group] }));
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  return (
    <Page path={path} trail={trail} about={{ type: 'CollectionPage', title, description }}>
      <header className="wrap grid-12 items-end pt-trail pb-sec-s">
        <div className="lg:col-span-8">
          <Breadcrumb trail={trail} />
          <h1 className="type-d2 mt-4">{heading}</h1>
        </div>
        <p className="type-lede text-ink-2 lg:col-start-10 lg:col-end-13">
          {interpolate(lede, { count })}
        </p>
      </header>
      <SitemapStripes groups={groups} />
      <PageLists groups={groups} path={path} />
    </Page>
  );
}
