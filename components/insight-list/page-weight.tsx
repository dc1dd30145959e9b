import { WEIGHT_PLACE } from '@/lib/format/weight-place.mjs';
import { labels } from '@/lib/labels';

/** What opening this page costs: the export measures it (lib/export/page-weight) and puts it here. */
export function PageWeight() {
  return <span title={labels.insight.weight}>{WEIGHT_PLACE}</span>;
}
