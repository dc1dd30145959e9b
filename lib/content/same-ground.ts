import { type Industry, industry } from './industry';
import type { InsightSummary } from './insight';
import { topicOf } from './pages/topics';
import { type Service, service } from './service';

/** Where a piece belongs: the page of its topic, its practices and its industries. */
export type SameGround = {
  topic: { name: string; path: string };
  services: Service[];
  industries: Industry[];
};

/** The pages on the ground of a piece. */
export function groundOf(piece: InsightSummary): SameGround {
  return {
    topic: { name: piece.category, path: topicOf(piece.category).path },
    services: piece.services.map(service),
    industries: piece.industries.map(industry),
  };
}
