import { interpolate } from '@/lib/format/interpolate';
import { UNWEIGHED } from '@/lib/format/weight-place.mjs';
import { labels } from '@/lib/labels';

/** What opening this page costs: the export measures it (lib/export/page-weight) and puts it here. */
export function PageWeight() {
  const { kilobytes, weight } = labels.insight;
  return (
    <span title={weight} data-noprint>
      {interpolate(kilobytes, { size: UNWEIGHED })}
    </span>
  );
}
