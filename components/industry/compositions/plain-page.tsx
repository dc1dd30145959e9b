import { Audience } from '@/components/industry/audience';
import { IndustryPage } from '@/components/industry/industry-page';
import { PatternHero } from '@/components/industry/pattern-hero';
import { Reading } from '@/components/industry/reading';
import { RelatedServices } from '@/components/industry/related-services';
import { clothPicture } from '@/lib/art/pictures/industries';
import type { IndustryPageData } from '@/lib/content/relations/industry-page';

/** The page of an industry without a drawing of how it works: a cloth of its art beside headline and offerings. */
export function PlainPage({ industry }: { industry: IndustryPageData }) {
  const { hero, trail, offerings, audience, services, reading } = industry;
  return (
    <IndustryPage industry={industry} closing="lake">
      <PatternHero
        side="left"
        picture={clothPicture(industry)}
        hero={hero}
        offerings={offerings}
        trail={trail}
      />
      <Audience of="plain" {...audience} />
      <RelatedServices {...services} />
      {reading.items.length > 0 && <Reading of="development" {...reading} />}
    </IndustryPage>
  );
}
