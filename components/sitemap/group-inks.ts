import type { RouteGroup } from '@/lib/content/routes/route-groups';
import styles from './sitemap-stripes.module.css';

/** Classes that set the ink of each group as text colour, for its stripes and its mark. */
export const groupInks: Record<RouteGroup, string | undefined> = {
  services: styles.services,
  industries: styles.industries,
  insights: styles.insights,
  articles: styles.articles,
  papers: styles.papers,
  events: styles.events,
  topics: styles.topics,
  company: styles.company,
  legal: styles.legal,
};
