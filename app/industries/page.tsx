import { Callers } from '@/components/industry/landing/callers';
import { ClothRail } from '@/components/industry/landing/cloth-rail';
import { IndustriesHero } from '@/components/industry/landing/industries-hero';
import { Threads } from '@/components/industry/landing/threads';
import { CallToAction } from '@/components/sections/call-to-action';
import { Page } from '@/components/site/page';
import { industries, industry } from '@/lib/content/industry';
import { industriesPage } from '@/lib/content/pages/industries';
import { webPage } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/industries';

export function generateMetadata() {
  return pageMetadata({ ...industriesPage(), path });
}

export default function IndustriesPage() {
  const { title, description, hero, rail, callers, threads, callToAction } = industriesPage();
  const all = industries();
  const trail = [{ name: title, path }];
  return (
    <Page
      path={path}
      trail={trail}
      jsonLd={[webPage({ type: 'CollectionPage', name: title, description, path })]}
    >
      <IndustriesHero {...hero} trail={trail} />
      <ClothRail
        label={rail.label}
        industries={all}
        overview={{ name: rail.overview, text: rail.overviewText }}
      />
      <Callers
        title={callers.title}
        sentences={all.map(({ id, name, path: to }) => ({
          name,
          path: to,
          text: callers.sentences[id],
        }))}
      />
      <Threads
        {...threads}
        items={threads.items.map(({ between: [one, other], ...words }) => ({
          ...words,
          between: [industry(one), industry(other)] as const,
        }))}
      />
      <CallToAction title={callToAction} ground="lake" />
    </Page>
  );
}
