import { OfflineMessage } from '@/components/offline/offline-message';
import { OfflinePageList } from '@/components/offline/offline-page-list';
import { Page } from '@/components/site/page';
import { offlinePage } from '@/lib/content/pages/offline';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/offline';

export function generateMetadata() {
  return pageMetadata({ ...offlinePage(), path, indexed: false });
}

export default function OfflinePage() {
  const { title, description, kept, ...words } = offlinePage();
  return (
    <Page path={path} ground="sky">
      <OfflineMessage {...words} kept={<OfflinePageList {...kept} />} />
    </Page>
  );
}
