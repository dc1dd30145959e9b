import type { z } from 'zod';
import { schema as about } from '@/lib/content/pages/about';
import { schema as capabilityStatement } from '@/lib/content/pages/capability-statement';
import { schema as careers } from '@/lib/content/pages/careers';
import { schema as caseStudiesPage } from '@/lib/content/pages/case-studies';
import { schema as contact } from '@/lib/content/pages/contact';
import { schema as eventsPage } from '@/lib/content/pages/events';
import { schema as home } from '@/lib/content/pages/home';
import { schema as industriesPage } from '@/lib/content/pages/industries';
import { schema as industriesOverview } from '@/lib/content/pages/industries-overview';
import { schema as insightsPage } from '@/lib/content/pages/insights';
import { schema as insightsAll } from '@/lib/content/pages/insights-all';
import { schema as leadership } from '@/lib/content/pages/leadership';
import { schema as methods } from '@/lib/content/pages/methods';
import { schema as moved } from '@/lib/content/pages/moved';
import { schema as newsletterPage } from '@/lib/content/pages/newsletter';
import { schema as notFound } from '@/lib/content/pages/not-found';
import { schema as offline } from '@/lib/content/pages/offline';
import { schema as policyBriefsPage } from '@/lib/content/pages/policy-briefs';
import { schema as reportsPage } from '@/lib/content/pages/reports';
import { schema as search } from '@/lib/content/pages/search';
import { schema as servicesPage } from '@/lib/content/pages/services';
import { schema as servicesOverview } from '@/lib/content/pages/services-overview';
import { schema as sitemap } from '@/lib/content/pages/sitemap';
import { schema as specimensPage } from '@/lib/content/pages/specimens';
import { schema as team } from '@/lib/content/pages/team';
import { schema as workingWithUs } from '@/lib/content/pages/working-with-us';
import { schema as navigation } from '@/lib/content/routes/navigation';
import { redirectList } from '@/lib/content/routes/redirects';
import { schema as article } from '@/lib/content/types/article';
import { schema as caseStudy } from '@/lib/content/types/case-study';
import { schema as conductPolicy } from '@/lib/content/types/conduct-policy';
import { schema as event } from '@/lib/content/types/event';
import { schema as industry } from '@/lib/content/types/industry';
import { schema as legal } from '@/lib/content/types/legal';
import { schema as newsletterIssue } from '@/lib/content/types/newsletter-issue';
import { schema as office } from '@/lib/content/types/office';
import { schema as person } from '@/lib/content/types/person';
import { schema as policyBrief } from '@/lib/content/types/policy-brief';
import { schema as report } from '@/lib/content/types/report';
import { schema as service } from '@/lib/content/types/service';
import { schema as specimen } from '@/lib/content/types/specimen';
import { schema as topic } from '@/lib/content/types/topic';
import { type InsightKind, insightKinds } from './kinds';

/** What each file of a folder holds: fields alone (`yaml`), or fields above a text (`md`). */
export type FolderSchema = {
  schema: z.ZodType;
  extension: 'md' | 'yaml';
  /** Whether a file may be added without a developer; a fixed set has one for each of its ids. */
  grows: boolean;
};

const kindSchemas: Readonly<Record<InsightKind, z.ZodType>> = {
  article,
  'policy-brief': policyBrief,
  'case-study': caseStudy,
  report,
  event,
  newsletter: newsletterIssue,
};

const kindFolders = Object.entries(insightKinds).map(
  ([kind, { folder }]): [string, FolderSchema] => [
    folder,
    { schema: kindSchemas[kind as InsightKind], extension: 'md', grows: true },
  ],
);

/** The schema of every folder of `content/`, for the editor (`lib/editor`); loaders use their own. */
export const folderSchemas: Readonly<Record<string, FolderSchema>> = {
  ...Object.fromEntries(kindFolders),
  services: { schema: service, extension: 'yaml', grows: true },
  industries: { schema: industry, extension: 'yaml', grows: true },
  topics: { schema: topic, extension: 'yaml', grows: true },
  offices: { schema: office, extension: 'yaml', grows: true },
  people: { schema: person, extension: 'yaml', grows: true },
  policies: { schema: conductPolicy, extension: 'md', grows: true },
  specimens: { schema: specimen, extension: 'md', grows: true },
  legal: { schema: legal, extension: 'md', grows: false },
};

/** The schema of every single file, by its path below `content/`. */
export const fileSchemas: Readonly<Record<string, z.ZodType>> = {
  'pages/home.yaml': home,
  'pages/about.yaml': about,
  'pages/team.yaml': team,
  'pages/leadership.yaml': leadership,
  'pages/careers.yaml': careers,
  'pages/contact.yaml': contact,
  'pages/services.yaml': servicesPage,
  'pages/services-overview.yaml': servicesOverview,
  'pages/industries.yaml': industriesPage,
  'pages/industries-overview.yaml': industriesOverview,
  'pages/insights.yaml': insightsPage,
  'pages/insights-all.yaml': insightsAll,
  'pages/case-studies.yaml': caseStudiesPage,
  'pages/events.yaml': eventsPage,
  'pages/newsletter.yaml': newsletterPage,
  'pages/policy-briefs.yaml': policyBriefsPage,
  'pages/reports.yaml': reportsPage,
  'pages/working-with-us.yaml': workingWithUs,
  'pages/methods.yaml': methods,
  'pages/capability-statement.yaml': capabilityStatement,
  'pages/specimens.yaml': specimensPage,
  'pages/search.yaml': search,
  'pages/sitemap.yaml': sitemap,
  'pages/not-found.yaml': notFound,
  'pages/offline.yaml': offline,
  'pages/moved.yaml': moved,
  'navigation.yaml': navigation,
  'redirects.yaml': redirectList,
};
