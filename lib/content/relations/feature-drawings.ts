import { ContentError } from '@/lib/content/engine/content-error';
import type { IndustryId, ServiceId } from '@/lib/content/types/ids';
import { industryById } from '@/lib/content/types/industry';
import type {
  IndustryFeature,
  FeatureKind as IndustryFeatureKind,
} from '@/lib/content/types/industry-feature';
import { serviceById } from '@/lib/content/types/service';
import type {
  ServiceFeature,
  FeatureKind as ServiceFeatureKind,
} from '@/lib/content/types/service-feature';

/** The information drawing that the page of each practice can draw. */
const onServices = {
  agriculture: 'season-calendar',
  policy: 'bill-path',
  capacity: 'handover',
  research: 'transect',
  communications: 'channel-grid',
  programs: 'weave',
  monitoring: 'horizon-chart',
} as const satisfies Record<ServiceId, ServiceFeatureKind>;

/** The same for the industries. */
const onIndustries = {
  'public-sector': 'file-route',
  development: 'streams',
  agriculture: 'buyers',
  financial: 'account',
  healthcare: 'catchment',
  education: 'board',
  technology: 'data-flow',
  energy: 'spans',
} as const satisfies Record<IndustryId, IndustryFeatureKind>;

export type IndustryDrawing<Id extends IndustryId> = (typeof onIndustries)[Id];

/**
 * The words of the drawing that the page of a practice shows.
 * @throws ContentError when its file holds the words of another
 */
export const serviceDrawing = <Id extends ServiceId>(id: Id) =>
  wordsOf<ServiceFeature, (typeof onServices)[Id]>('services', serviceById(id), onServices[id]);

/** The same of an industry. */
export const industryDrawing = <Id extends IndustryId>(id: Id) =>
  wordsOf<IndustryFeature, IndustryDrawing<Id>>('industries', industryById(id), onIndustries[id]);

function wordsOf<F extends { kind: string }, K extends F['kind']>(
  folder: 'services' | 'industries',
  { id, feature }: { id: string; feature: F },
  kind: K,
): Extract<F, { kind: K }> {
  if (feature.kind === kind) return feature as Extract<F, { kind: K }>;
  throw new ContentError(`content/${folder}/${id}.yaml`, [
    `feature.kind: found ${JSON.stringify(feature.kind)}, expected ${JSON.stringify(kind)}, the drawing that /${folder}/${id} shows`,
  ]);
}
