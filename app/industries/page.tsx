import { IndustriesHero } from '@/components/industry/landing/industries-hero';
import { IndustryStrip } from '@/components/industry/landing/industry-strip';
import { SharedTopics } from '@/components/industry/landing/shared-topics';
import { CallToAction } from '@/components/sections/call-to-action';
import { Page } from '@/components/site/page';
import { industriesPage } from '@/lib/content/pages/industries';
import { industries, industryById } from '@/lib/content/types/industry';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/industries';

export function generateMetadata() {
  return pageMetadata({ ...industriesPage(), path });
}

export default function IndustriesPage() {
  const { title, description, hero, strip, sharedTopics, callToAction } = industriesPage();
  const all = industries();
  const trail = [{ name: title, path }];
  return (
    <Page
      path={path}
      ground="sky"
      trail={trail}
      about={{ type: 'CollectionPage', title, description }}
    >
      <IndustriesHero {...hero} trail={trail} />
      <IndustryStrip label={strip.label} industries={all} />
      <SharedTopics
        {...sharedTopics}
        items={sharedTopics.items.map(({ between: [one, other], ...words }) => ({
          ...words,
          between: [industryById(one), industryById(other)] as const,
        }))}
      />
      <CallToAction title={callToAction} ground="lake" />
    </Page>
  );
}
