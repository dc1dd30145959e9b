import type { IndustryPageData } from '@/lib/content/relations/industry-page';
import type { Feature, FeatureKind } from '@/lib/content/types/industry-feature';

/** An industry, and the drawing around which its page is composed. */
export type CompositionProps<Kind extends FeatureKind> = {
  industry: IndustryPageData;
  feature: Feature<Kind>;
};
