import { HomeHero } from '@/components/home/home-hero';
import { HomeSubscribe } from '@/components/home/home-subscribe';
import { Impact } from '@/components/home/impact';
import { Intro } from '@/components/home/intro';
import { RecommendedReading } from '@/components/home/recommended-reading';
import { ServicePicker } from '@/components/home/service-picker';
import { OfficeExplorer } from '@/components/office/office-explorer';
import { Page } from '@/components/site/page';
import { homePage } from '@/lib/content/pages/home';
import { insightById } from '@/lib/content/relations/insights';
import { pickerChoices } from '@/lib/content/relations/picker';
import { offices } from '@/lib/content/types/office';
import { feedLinks } from '@/lib/feeds/feed-links';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/';

export function generateMetadata() {
  return pageMetadata({ ...homePage(), path, feeds: feedLinks() });
}

export default function HomePage() {
  const { title, description, hero, intro, impact, picker, reading, ...words } = homePage();
  return (
    <Page path={path} ground="sky" endsInForm="home" about={{ title, description }}>
      <HomeHero {...hero} />
      <Intro {...intro} />
      <Impact {...impact} />
      <ServicePicker words={picker} {...pickerChoices()} />
      <RecommendedReading
        title={reading.title}
        action={reading.action}
        pieces={reading.pieces.flatMap(
          (id) => insightById(id, 'content/pages/home.yaml', 'reading.pieces') ?? [],
        )}
      />
      <section className="ground-band py-sec print:pb-0">
        <OfficeExplorer {...words.offices} offices={offices()} />
      </section>
      <HomeSubscribe {...words.subscribe} />
    </Page>
  );
}
