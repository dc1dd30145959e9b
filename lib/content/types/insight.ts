import type { ArtSubject } from '@/lib/art/subjects';
import type { Entry } from '@/lib/content/engine/read';
import { formatDate } from '@/lib/format/date';
import { interpolate } from '@/lib/format/interpolate';
import { readingMinutes } from '@/lib/format/reading-time';
import { labels } from '@/lib/labels';
import type { Photo } from '@/lib/photo/photo';
import type { Category, IndustryId, ServiceId } from './ids';

/** Address of each kind's folder; an article lies directly below `/insights`. */
export const insightFolders = {
  article: '/insights',
  'policy-brief': '/insights/policy-briefs',
  'case-study': '/insights/case-studies',
  report: '/insights/reports',
  event: '/insights/events',
  newsletter: '/insights/newsletter',
} as const;
export type InsightKind = keyof typeof insightFolders;

/** What a card, a list, the search and the feeds need to know of a piece of any kind. */
export type InsightSummary = {
  /** `kind/slug`, unique on the site. */
  id: string;
  kind: InsightKind;
  /** Kind as printed: Article, Policy Brief … Of an invented piece it says so. */
  label: string;
  slug: string;
  path: string;
  title: string;
  excerpt: string;
  /** The excerpt where it stands by itself: in feeds, results and calendars. Says of an invented piece that it is. */
  description: string;
  /** True while what is told is invented. */
  placeholder: boolean;
  category: Category;
  /** ISO date; of an event, the day it takes place in the firm's zone. */
  date: string;
  dateLabel: string;
  /** Reading time in minutes. */
  minutes: number;
  art: ArtSubject;
  /** Seed of its pictures. */
  seed: string;
  /** Takes the place of its pictures. */
  photo?: Photo | undefined;
  /** Ids of its author or speakers. */
  people: readonly string[];
  services: readonly ServiceId[];
  industries: readonly IndustryId[];
  /** Ids of the pieces it names as related. */
  related: readonly string[];
  /** File an editor would open, for messages. */
  file: string;
};

type SummaryFields = {
  title: string;
  excerpt: string;
  category: Category;
  art: ArtSubject;
  seed?: string | undefined;
  services: readonly ServiceId[];
  industries: readonly IndustryId[];
  related: readonly string[];
  placeholder: boolean;
};

/** Summary of one entry of a kind. `when` is its ISO date, `people` its author or speakers. */
export function summarise(
  kind: InsightKind,
  { slug, data, body, file, photo }: Entry<SummaryFields>,
  when: string,
  people: readonly string[],
): InsightSummary {
  return {
    id: `${kind}/${slug}`,
    kind,
    label: labelOf(labels.insight.kinds[kind], data),
    slug,
    path: `${insightFolders[kind]}/${slug}`,
    title: data.title,
    excerpt: data.excerpt,
    description: data.placeholder
      ? interpolate(labels.standIn.description[kind], { excerpt: data.excerpt })
      : data.excerpt,
    placeholder: data.placeholder,
    category: data.category,
    date: when,
    dateLabel: formatDate(when),
    minutes: readingMinutes(body),
    art: data.art,
    seed: data.seed ?? slug,
    photo,
    people,
    services: data.services,
    industries: data.industries,
    related: data.related,
    file,
  };
}

/** What a piece is, as printed; one that is invented is called so. */
export function labelOf(kind: string, { placeholder }: { placeholder: boolean }): string {
  return placeholder ? interpolate(labels.standIn.kind, { kind }) : kind;
}

/** Newest first; the slug decides between pieces of one day, so that the order never wavers. */
export function newestFirst(a: InsightSummary, b: InsightSummary): number {
  return b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug);
}
