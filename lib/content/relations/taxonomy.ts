import type { Industry } from '@/lib/content/types/industry';
import type { InsightSummary } from '@/lib/content/types/insight';
import type { Service } from '@/lib/content/types/service';
import { topicById } from '@/lib/content/types/topic';
import { industriesOf, servicesOf } from './graph';
import { NEXT, relatedTo } from './insights';

/** Where a piece belongs: the page of its topic, its practices and its industries. */
export type Taxonomy = {
  topic: { name: string; path: string };
  services: Service[];
  industries: Industry[];
  /** Pieces it names for which there is no room under "Read next". */
  also: InsightLink[];
};

type InsightLink = { name: string; path: string };

/** The pages on the ground of a piece. */
export function taxonomyOf(piece: InsightSummary): Taxonomy {
  const { name, path } = topicById(piece.category);
  return {
    topic: { name, path },
    services: servicesOf(piece),
    industries: industriesOf(piece),
    also: relatedTo(piece)
      .slice(NEXT)
      .map(({ title, path }) => ({ name: title, path })),
  };
}
