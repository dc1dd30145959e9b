import { z } from 'zod';
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
