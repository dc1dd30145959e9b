import type { InsightKind } from '@/lib/content/kinds';
import { caseStudiesPage } from '@/lib/content/pages/case-studies';
import { eventsPage } from '@/lib/content/pages/events';
import { newsletterPage } from '@/lib/content/pages/newsletter';
import { policyBriefsPage } from '@/lib/content/pages/policy-briefs';
import { reportsPage } from '@/lib/content/pages/reports';
import { articles } from '@/lib/content/types/article';
import { caseStudies } from '@/lib/content/types/case-study';
import { events } from '@/lib/content/types/event';
import type { Insight } from '@/lib/content/types/insight';
import { newsletterIssues } from '@/lib/content/types/newsletter-issue';
import { policyBriefs } from '@/lib/content/types/policy-brief';
import { reports } from '@/lib/content/types/report';

/** Words of the list page of a kind, as the sitemap, the search and its shared picture need them. */
type ListWords = { title: string; description: string; heading: string };

type KindSource = {
  /** Its published pieces, newest first. */
  pieces: () => readonly Insight[];
  /** Words of its list page; none where the kind has no list of its own. */
  list?: () => ListWords;
};

/** What loads each kind of `insightKinds`. */
export const kindSources: Readonly<Record<InsightKind, KindSource>> = {
  article: { pieces: articles },
  'policy-brief': { pieces: policyBriefs, list: policyBriefsPage },
  'case-study': { pieces: caseStudies, list: () => titled(caseStudiesPage()) },
  report: {
    pieces: () =>
      reports().map((piece) => ({
        ...piece,
        lead: { title: reportsPage().detail.summary, sentences: piece.summary },
      })),
    list: reportsPage,
  },
  event: { pieces: () => events(), list: () => titled(eventsPage()) },
  newsletter: { pieces: newsletterIssues, list: () => titled(newsletterPage()) },
};

/** Words of a page whose heading stands in its hero. */
function titled<Words extends { hero: { title: string } }>(words: Words) {
  return { ...words, heading: words.hero.title };
}
