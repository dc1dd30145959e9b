import fs from 'node:fs';
import path from 'node:path';
import { aboutPage } from '@/lib/content/pages/about';
import { capabilityStatementPage } from '@/lib/content/pages/capability-statement';
import { careersPage } from '@/lib/content/pages/careers';
import { caseStudiesPage } from '@/lib/content/pages/case-studies';
import { contactPage } from '@/lib/content/pages/contact';
import { eventsPage } from '@/lib/content/pages/events';
import { homePage } from '@/lib/content/pages/home';
import { industriesPage } from '@/lib/content/pages/industries';
import { industriesOverviewPage } from '@/lib/content/pages/industries-overview';
import { insightsPage } from '@/lib/content/pages/insights';
import { allInsightsPage } from '@/lib/content/pages/insights-all';
import { leadershipPage } from '@/lib/content/pages/leadership';
import { methodsPage } from '@/lib/content/pages/methods';
import { movedPage } from '@/lib/content/pages/moved';
import { newsletterPage } from '@/lib/content/pages/newsletter';
import { notFoundPage } from '@/lib/content/pages/not-found';
import { offlinePage } from '@/lib/content/pages/offline';
import { policyBriefsPage } from '@/lib/content/pages/policy-briefs';
import { reportsPage } from '@/lib/content/pages/reports';
import { searchPage } from '@/lib/content/pages/search';
import { servicesPage } from '@/lib/content/pages/services';
import { servicesOverviewPage } from '@/lib/content/pages/services-overview';
import { sitemapPage } from '@/lib/content/pages/sitemap';
import { specimensPage } from '@/lib/content/pages/specimens';
import { teamPage } from '@/lib/content/pages/team';
import { topics } from '@/lib/content/pages/topics';
import { workingWithUsPage } from '@/lib/content/pages/working-with-us';
import { tenderFile } from '@/lib/content/relations/tender-file';
import { navigation } from '@/lib/content/routes/navigation';
import { redirects } from '@/lib/content/routes/redirects';
import { articles } from '@/lib/content/types/article';
import { caseStudies } from '@/lib/content/types/case-study';
import { conductPolicies } from '@/lib/content/types/conduct-policy';
import { events } from '@/lib/content/types/event';
import { industries } from '@/lib/content/types/industry';
import { legalPages } from '@/lib/content/types/legal';
import { newsletterIssues } from '@/lib/content/types/newsletter-issue';
import { offices } from '@/lib/content/types/office';
import { people } from '@/lib/content/types/person';
import { policyBriefs } from '@/lib/content/types/policy-brief';
import { reports } from '@/lib/content/types/report';
import { services } from '@/lib/content/types/service';
import { specimens } from '@/lib/content/types/specimen';

/** The loader that reads each file or folder of `content/`. */
const loaders: Readonly<Record<string, () => unknown>> = {
  'articles/': articles,
  'case-studies/': caseStudies,
  'events/': () => events(),
  'industries/': industries,
  'legal/': legalPages,
  'navigation.yaml': navigation,
  'newsletter/': newsletterIssues,
  'offices/': offices,
  'pages/about.yaml': aboutPage,
  'pages/capability-statement.yaml': capabilityStatementPage,
  'pages/careers.yaml': careersPage,
  'pages/case-studies.yaml': caseStudiesPage,
  'pages/contact.yaml': contactPage,
  'pages/events.yaml': eventsPage,
  'pages/home.yaml': homePage,
  'pages/industries-overview.yaml': industriesOverviewPage,
  'pages/industries.yaml': industriesPage,
  'pages/insights-all.yaml': allInsightsPage,
  'pages/insights.yaml': insightsPage,
  'pages/leadership.yaml': leadershipPage,
  'pages/methods.yaml': methodsPage,
  'pages/moved.yaml': movedPage,
  'pages/newsletter.yaml': newsletterPage,
  'pages/not-found.yaml': notFoundPage,
  'pages/offline.yaml': offlinePage,
  'pages/policy-briefs.yaml': policyBriefsPage,
  'pages/reports.yaml': reportsPage,
  'pages/search.yaml': searchPage,
  'pages/services-overview.yaml': servicesOverviewPage,
  'pages/services.yaml': servicesPage,
  'pages/sitemap.yaml': sitemapPage,
  'pages/specimens.yaml': specimensPage,
  'pages/team.yaml': teamPage,
  'pages/topics.yaml': topics,
  'pages/working-with-us.yaml': () => [workingWithUsPage(), tenderFile()],
  'people/': people,
  'policies/': conductPolicies,
  'policy-briefs/': policyBriefs,
  'redirects.yaml': redirects,
  'reports/': reports,
  'services/': services,
  'specimens/': specimens,
};

const root = path.join(process.cwd(), 'content');

/** Every YAML and Markdown file of `content/`, as paths below it. */
export const contentFiles = fs
  .readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.(?:md|yaml)$/.test(file))
  .sort();

/** Folder or file by which a content file's loader is known. */
export function kindOf(file: string): string {
  return file in loaders ? file : `${file.split('/')[0]}/`;
}

/** The loader of a content file, as the pages call it. */
export function loaderOf(file: string): () => unknown {
  const loader = loaders[kindOf(file)];
  if (!loader) throw new Error(`No loader reads content/${file}: name it in content-kinds.ts.`);
  return loader;
}

/** The text of a content file. */
export const textOf = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

/** The YAML of a content file: all of it, or what stands between its two lines of ---. */
export function yamlOf(file: string): string {
  const text = textOf(file);
  return file.endsWith('.md') ? (/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '') : text;
}
