import { type InsightKind, insightKindIds, insightKinds } from '@/lib/content/kinds';
import { aboutPage } from '@/lib/content/pages/about';
import { capabilityStatementPage } from '@/lib/content/pages/capability-statement';
import { careersPage } from '@/lib/content/pages/careers';
import { contactPage } from '@/lib/content/pages/contact';
import { homePage } from '@/lib/content/pages/home';
import { industriesPage } from '@/lib/content/pages/industries';
import { industriesOverviewPage } from '@/lib/content/pages/industries-overview';
import { insightsPage } from '@/lib/content/pages/insights';
import { allInsightsPage } from '@/lib/content/pages/insights-all';
import { leadershipPage } from '@/lib/content/pages/leadership';
import { methodsPage } from '@/lib/content/pages/methods';
import { searchPage } from '@/lib/content/pages/search';
import { servicesPage } from '@/lib/content/pages/services';
import { servicesOverviewPage } from '@/lib/content/pages/services-overview';
import { sitemapPage } from '@/lib/content/pages/sitemap';
import { specimensPage } from '@/lib/content/pages/specimens';
import { teamPage } from '@/lib/content/pages/team';
import { workingWithUsPage } from '@/lib/content/pages/working-with-us';
import { insights, insightsIn } from '@/lib/content/relations/insights';
import { kindSources } from '@/lib/content/relations/kind-sources';
import { conductPolicies } from '@/lib/content/types/conduct-policy';
import { industries } from '@/lib/content/types/industry';
import type { Insight, InsightSummary } from '@/lib/content/types/insight';
import { legalPages } from '@/lib/content/types/legal';
import { services } from '@/lib/content/types/service';
import { specimens } from '@/lib/content/types/specimen';
import { topicWords } from '@/lib/content/types/topic';
import { labels } from '@/lib/labels';
import type { LanguageId } from '@/lib/languages';
import { type RouteGroup, routeGroups } from './route-groups';

/** A public page of the site. */
export type SitePage = {
  /** Without base path and trailing slash. */
  path: string;
  title: string;
  group: RouteGroup;
  /** Date of the last change, as far as its content tells: `2026-11-05`. */
  modified?: string | undefined;
  /** False for pages that search engines are asked to leave out. */
  indexed: boolean;
  /** What its content file holds, which the search reads. */
  content: PageContent;
};

type PageContent = {
  title: string;
  description?: string;
  /** Of what has a text, the language that it is in. */
  textLanguage?: LanguageId;
};

/**
 * Every public page, in the order of the sitemap. The sitemap page, `sitemap.xml` and the guess on
 * the not-found page all read this list; `/privacy-policy` and `/offline` are not destinations and
 * stay out of it.
 */
export function sitePages(): SitePage[] {
  return [
    page('services', '/services', servicesPage()),
    page('services', '/services/overview', servicesOverviewPage()),
    ...services().map(({ path, name }) => page('services', path, { title: name })),
    page('industries', '/industries', industriesPage()),
    page('industries', '/industries/overview', industriesOverviewPage()),
    ...industries().map(({ path, name }) => page('industries', path, { title: name })),
    ...insightPages(),
    page('company', '/', { ...homePage(), title: labels.home }),
    page('company', '/about', aboutPage()),
    page('company', '/team', teamPage()),
    page('company', '/team/leadership', leadershipPage()),
    page('company', '/careers', careersPage()),
    page('company', '/contact', contactPage()),
    ...procurementPages(),
    { ...page('legal', '/search', searchPage()), indexed: false },
    page('legal', '/sitemap', sitemapPage()),
    ...legalPages().map((legal) => page('legal', legal.path, legal, legal.changed)),
  ];
}

/**
 * Whether a page has one in every other language at the same address. Each language has every route; only
 * the not-found page stands at none, because it answers to many.
 */
export const hasCounterpart = (path: string) => path !== NOT_FOUND;

/** What the not-found page is called where a path is asked for. */
export const NOT_FOUND = '/404';

/** Pages of one group that are named: more would make the pages that name them grow for ever. */
const NAMED = 60;

export type GroupOfPages = { group: RouteGroup; pages: SitePage[]; count: number };

/**
 * The pages by group, for pages that name them all. Of a long group the newest are named, and `count`
 * says how many there are; the lists of insights lead to the others.
 */
export function pagesByGroup(): GroupOfPages[] {
  const all = sitePages();
  return routeGroups.map((group) => {
    const pages = all.filter((page) => page.group === group);
    return { group, pages: pages.slice(0, NAMED), count: pages.length };
  });
}

/** What a buyer reads: how we work, the papers, and work to judge us by. */
function procurementPages(): SitePage[] {
  const root = '/working-with-us';
  const { date } = capabilityStatementPage();
  return [
    page('company', root, workingWithUsPage()),
    page('company', `${root}/capability-statement`, capabilityStatementPage(), date),
    page('company', `${root}/methods`, methodsPage()),
    page('company', `${root}/specimens`, specimensPage()),
    ...specimens().map((specimen) => page('company', specimen.path, specimen)),
    ...conductPolicies().map((policy) => page('company', policy.path, policy, policy.drafted)),
  ];
}

function insightPages(): SitePage[] {
  const listPage = (path: string, words: { title: string }, listed: readonly InsightSummary[]) =>
    page('insights', path, words, newest(listed));
  const ofKind = (kind: InsightKind) => insights().filter((piece) => piece.kind === kind);
  return [
    listPage('/insights', insightsPage(), insights()),
    listPage('/insights/all', allInsightsPage(), insights()),
    ...insightKindIds.flatMap((kind) => {
      const words = kindSources[kind].list?.();
      return words ? listPage(insightKinds[kind].path, words, ofKind(kind)) : [];
    }),
    ...insightKindIds.flatMap((kind) => ofKind(kind).map(piecePage)),
    ...topicWords().map(({ id, path, name }) =>
      page('topics', path, { title: name }, newest(insightsIn(id))),
    ),
  ];
}

function piecePage(piece: Insight): SitePage {
  const { group } = insightKinds[piece.kind];
  // The date of what takes place is not the day on which its page was changed.
  const modified = isPublication(piece) ? (piece.updated ?? piece.date) : undefined;
  return page(group, piece.path, piece, modified);
}

const isPublication = ({ kind }: InsightSummary) => insightKinds[kind].date === 'published';

/** Date of the newest of some pieces that are sorted newest first; events do not count. */
function newest(listed: readonly InsightSummary[]): string | undefined {
  return listed.find(isPublication)?.date;
}

function page(group: RouteGroup, path: string, content: PageContent, modified?: string): SitePage {
  return { path, title: content.title, group, modified, indexed: true, content };
}
