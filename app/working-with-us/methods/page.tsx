import { groupId, MethodList } from '@/components/procurement/method-list';
import { PageLinks } from '@/components/procurement/page-links';
import { PlainHead } from '@/components/procurement/plain-head';
import { ContactLine } from '@/components/site/contact-line';
import { Page } from '@/components/site/page';
import { methodsPage } from '@/lib/content/pages/methods';
import { workingWithUsPage } from '@/lib/content/pages/working-with-us';
import { labels } from '@/lib/labels';
import { webPage } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/working-with-us/methods';

export function generateMetadata() {
  return pageMetadata({ ...methodsPage(), path });
}

export default function MethodsPage() {
  const { title, description, lede, groups, callToAction } = methodsPage();
  const trail = [
    { name: workingWithUsPage().title, path: '/working-with-us' },
    { name: title, path },
  ];
  return (
    <Page
      path={path}
      ground="sky"
      trail={trail}
      jsonLd={[webPage({ name: title, description, path })]}
    >
      <PlainHead title={title} lede={lede} trail={trail}>
        <PageLinks
          title={labels.procurement.contents}
          links={groups.map((group, index) => ({ href: `#${groupId(index)}`, name: group.title }))}
        />
      </PlainHead>
      <MethodList />
      <ContactLine title={callToAction} />
    </Page>
  );
}
