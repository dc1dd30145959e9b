import { Link } from '@/components/ui/link';
import type { FacetId } from '@/lib/filter/facets';
import { labels } from '@/lib/labels';

export type AllInsightsLinkProps = {
  /** What the list is narrowed to where scripts run. */
  facet: Extract<FacetId, 'practice' | 'industry'>;
  id: string;
  /** Has a rule above it: right below a card it would be read as a button of that card. */
  ruled?: boolean;
};

/** After the few pieces that a page has chosen: the way to the list of everything, narrowed to its matter. */
export function AllInsightsLink({ facet, id, ruled = false }: AllInsightsLinkProps) {
  return (
    <p className={ruled ? 'horizon mt-8 pt-4' : 'mt-6'} data-noprint>
      <Link href={`/insights/all?${facet}=${id}`} className="go">
        {labels.reading.allInsights}
      </Link>
    </p>
  );
}
