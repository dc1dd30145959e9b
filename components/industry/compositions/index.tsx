import type { ComponentType } from 'react';
import type { IndustryPageData } from '@/lib/content/relations/industry-page';
import type { FeatureKind, IndustryFeature } from '@/lib/content/types/industry-feature';
import { AccountPage } from './account-page';
import { BoardPage } from './board-page';
import { BuyersPage } from './buyers-page';
import { CatchmentPage } from './catchment-page';
import type { CompositionProps } from './composition';
import { DataFlowPage } from './data-flow-page';
import { FileRoutePage } from './file-route-page';
import { PlainPage } from './plain-page';
import { SpansPage } from './spans-page';
import { StreamsPage } from './streams-page';

/** The page that is composed around each kind of drawing. */
const compositions: { [Kind in FeatureKind]: ComponentType<CompositionProps<Kind>> } = {
  'file-route': FileRoutePage,
  streams: StreamsPage,
  buyers: BuyersPage,
  account: AccountPage,
  catchment: CatchmentPage,
  board: BoardPage,
  'data-flow': DataFlowPage,
  spans: SpansPage,
};

/** The page of an industry: composed around the drawing in its file, or the plain one where it has none. */
export function IndustryComposition({ industry }: { industry: IndustryPageData }) {
  const { feature } = industry;
  if (!feature) return <PlainPage industry={industry} />;
  const Composition = compositions[feature.kind] as ComponentType<{
    industry: IndustryPageData;
    feature: IndustryFeature;
  }>;
  return <Composition industry={industry} feature={feature} />;
}
