import { z } from 'zod';
import { ContentError } from './content-error';
import type { IndustryId } from './ids';
import { accountYear } from './industry-features/account-year';
import { bao } from './industry-features/bao';
import { catchment } from './industry-features/catchment';
import { fileWalk } from './industry-features/file-walk';
import { fourBuyers } from './industry-features/four-buyers';
import { spans } from './industry-features/spans';
import { tributaries } from './industry-features/tributaries';
import { trunk } from './industry-features/trunk';

/** The information drawing of an industry's page, and its words. */
export const industryFeature = z.discriminatedUnion('kind', [
  fileWalk,
  tributaries,
  fourBuyers,
  accountYear,
  catchment,
  bao,
  trunk,
  spans,
]);

export type IndustryFeature = z.output<typeof industryFeature>;
export type FeatureKind = IndustryFeature['kind'];
export type Feature<K extends FeatureKind> = Extract<IndustryFeature, { kind: K }>;

/**
 * The drawing of an industry, known to be of the kind that its page can draw.
 * @throws ContentError when the file holds the words of another drawing
 */
export function featureOf<K extends FeatureKind>(
  { id, feature }: { id: IndustryId; feature: IndustryFeature },
  kind: K,
): Feature<K> {
  if (feature.kind === kind) return feature as Feature<K>;
  throw new ContentError(`content/industries/${id}.yaml`, [
    `feature.kind: found "${feature.kind}", expected "${kind}", which the page draws`,
  ]);
}
