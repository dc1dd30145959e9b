import type { ComponentType } from 'react';
import type { Service } from '@/lib/content/types/service';
import type { FeatureKind, ServiceFeature } from '@/lib/content/types/service-feature';
import { BillPathPage } from './bill-path-page';
import { ChannelGridPage } from './channel-grid-page';
import type { CompositionProps } from './composition';
import { HandoverPage } from './handover-page';
import { HorizonChartPage } from './horizon-chart-page';
import { PlainPage } from './plain-page';
import { SeasonCalendarPage } from './season-calendar-page';
import { TransectPage } from './transect-page';
import { WeavePage } from './weave-page';

/** The page that is composed around each kind of drawing. */
const compositions: { [Kind in FeatureKind]: ComponentType<CompositionProps<Kind>> } = {
  'season-calendar': SeasonCalendarPage,
  'bill-path': BillPathPage,
  handover: HandoverPage,
  transect: TransectPage,
  'channel-grid': ChannelGridPage,
  weave: WeavePage,
  'horizon-chart': HorizonChartPage,
};

/** The page of a practice: composed around the drawing in its file, or the plain one where it has none. */
export function ServiceComposition({ service }: { service: Service }) {
  const { feature } = service;
  if (!feature) return <PlainPage service={service} />;
  const Composition = compositions[feature.kind] as ComponentType<{
    service: Service;
    feature: ServiceFeature;
  }>;
  return <Composition service={service} feature={feature} />;
}
