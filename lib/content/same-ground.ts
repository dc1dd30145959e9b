import { industriesOf, servicesOf } from './graph';
import type { Industry } from './industry';
import type { InsightSummary } from './insight';
import { topicOf } from './pages/topics';
import type { Service } from './service';

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
    services: servicesOf(piece),
    industries: industriesOf(piece),
  };
}
