import type { IndustryId, ServiceId } from '@/lib/content/types/ids';
import type { FeatureKind as IndustryDrawing } from '@/lib/content/types/industry-feature';
import type { FeatureKind as ServiceDrawing } from '@/lib/content/types/service-feature';

/** The information drawing that the page of each service and industry can draw; its file holds the words of it. */
export const drawnFeatures = {
  services: {
    agriculture: 'season-calendar',
    policy: 'bill-path',
    capacity: 'handover',
    research: 'transect',
    communications: 'channel-grid',
    programs: 'weave',
    monitoring: 'horizon-chart',
  },
  industries: {
    'public-sector': 'file-route',
    development: 'streams',
    agriculture: 'buyers',
    financial: 'account',
    healthcare: 'catchment',
    education: 'board',
    technology: 'data-flow',
    energy: 'spans',
  },
} as const satisfies {
  services: Record<ServiceId, ServiceDrawing>;
  industries: Record<IndustryId, IndustryDrawing>;
};
