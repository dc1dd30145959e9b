import { z } from 'zod';
import { account } from './industry-features/account';
import { board } from './industry-features/board';
import { buyers } from './industry-features/buyers';
import { catchment } from './industry-features/catchment';
import { dataFlow } from './industry-features/data-flow';
import { fileRoute } from './industry-features/file-route';
import { spans } from './industry-features/spans';
import { streams } from './industry-features/streams';

/** The information drawing of an industry's page, and its words. */
export const industryFeature = z.discriminatedUnion('kind', [
  fileRoute,
  streams,
  buyers,
  account,
  catchment,
  board,
  dataFlow,
  spans,
]);

export type IndustryFeature = z.output<typeof industryFeature>;
export type FeatureKind = IndustryFeature['kind'];
export type Feature<K extends FeatureKind> = Extract<IndustryFeature, { kind: K }>;
