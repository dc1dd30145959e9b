import { groupId, MethodList } from '@/components/procurement/method-list';
import { PlainHead } from '@/components/procurement/plain-head';
import { ClosingLine } from '@/components/sections/closing-line';
import { PageLinks } from '@/components/sections/page-links';
import { Page } from '@/components/site/page';
import { methodsPage } from '@/lib/content/pages/methods';
import { workingWithUsTrail } from '@/lib/content/pages/working-with-us';
import { labels } from '@/lib/labels';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/working-with-us/methods';

export function generateMetadata() {
  return pageMetadata({ ...methodsPage(), path });
}

export default function MethodsPage() {
  const { title, description, lede, groups, callToAction } = methodsPage();
  const trail = workingWithUsTrail({ name: title, path });
  return (
    <Page path={path} ground="sky" trail={trail} about={{ title, description }}>
      <PlainHead title={title} lede={lede} trail={trail}>
        <PageLinks
          title={labels.procurement.contents}
          links={groups.map((group, index) => ({ href: `#${groupId(index)}`, name: group.title }))}
        />
      </PlainHead>
      <MethodList />
      <ClosingLine title={callToAction} isApart />
    </Page>
  );
}
