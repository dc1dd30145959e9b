import { LegalDocument } from '@/components/legal/legal-document';
import { Page } from '@/components/site/page';
import { legalPage } from '@/lib/content/legal';
import { webPage } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

export function generateMetadata() {
  return pageMetadata(legalPage('terms'));
}

export default function TermsPage() {
  const page = legalPage('terms');
  const { title, description, path } = page;
  return (
    <Page
      path={path}
      trail={[{ name: title, path }]}
      jsonLd={[webPage({ name: title, description, path })]}
    >
      <LegalDocument page={page} />
    </Page>
  );
}
