import { Link } from '@/components/ui/link';
import type { FacetId } from '@/lib/filter/facets';
import { labels } from '@/lib/labels';

export type AllInsightsLinkProps = {
  /** What the list is narrowed to where scripts run. */
  facet: Extract<FacetId, 'practice' | 'industry'>;
  id: string;
  className?: string;
};

/** After the few pieces that a page has chosen: the way to the list of everything, narrowed to its matter. */
export function AllInsightsLink({ facet, id, className = 'mt-6' }: AllInsightsLinkProps) {
  return (
    <p className={className} data-noprint>
      <Link href={`/insights/all?${facet}=${id}`} className="go">
        {labels.reading.allInsights}
      </Link>
    </p>
  );
}
