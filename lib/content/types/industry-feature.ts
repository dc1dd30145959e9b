import { z } from 'zod';
import { accountYear } from './industry-features/account';
import { bao } from './industry-features/board';
import { fourBuyers } from './industry-features/buyers';
import { catchment } from './industry-features/catchment';
import { trunk } from './industry-features/data-flow';
import { fileWalk } from './industry-features/file-route';
import { spans } from './industry-features/spans';
import { tributaries } from './industry-features/streams';

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
