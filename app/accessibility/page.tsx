import { LegalDocument } from '@/components/legal/legal-document';
import { legalPage } from '@/lib/content/types/legal';
import { pageMetadata } from '@/lib/seo/metadata';

export function generateMetadata() {
  return pageMetadata(legalPage('accessibility'));
}

export default function AccessibilityPage() {
  return <LegalDocument page={legalPage('accessibility')} />;
}
