import type { Service } from '@/lib/content/types/service';
import type { Feature, FeatureKind } from '@/lib/content/types/service-feature';

/** A practice, and the drawing around which its page is composed. */
export type CompositionProps<Kind extends FeatureKind> = {
  service: Service;
  feature: Feature<Kind>;
};
