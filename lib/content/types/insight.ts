import type { z } from 'zod';
import type { Pictured } from '@/lib/art/pictures/insight';
import type { ArtSubject } from '@/lib/art/subjects';
import { type Entry, readFolder } from '@/lib/content/engine/read';
import { type InsightKind, insightKinds } from '@/lib/content/kinds';
import { formatDate } from '@/lib/format/date';
import { interpolate } from '@/lib/format/interpolate';
import { readingMinutes } from '@/lib/format/reading-time';
import { labels } from '@/lib/labels';
import type { LanguageId } from '@/lib/languages';
import { otherLanguage, saidOf } from '@/lib/other-languages';
import type { Photo } from '@/lib/photo/photo';
import { checkPiece } from './check-piece';
import type { Category, IndustryId, ServiceId } from './ids';
import { type picture, pictureOfInsight } from './insight-picture';
import { type Person, personById } from './person';
import type { Source } from './source';
import { topicById } from './topic';

/** What a card and a list need to know of a piece of any kind. */
export type InsightSummary = {
  /** `kind/slug`, unique on the site. */
  id: string;
  kind: InsightKind;
  /**
   * Kind as printed: Article, Policy Brief … Of an invented piece it says so, and of one whose text is in
   * another language in which.
   */
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
  /** Name of its category. */
  categoryLabel: string;
  /** ISO date; of an event, the day it takes place in the firm's zone. */
  date: string;
  /** Of an event, whether it was over at the build. */
  past?: boolean;
  dateLabel: string;
  /** Reading time in minutes. */
  minutes: number;
  /** Language of its text; where nobody has translated that, not the language of the build. */
  textLanguage: LanguageId;
  art: ArtSubject;
  /** Seed of its pictures. */
  seed: string;
  /** Its own drawing, in place of the art of its subject. */
  picture?: Pictured['picture'];
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

/** A short list that a page sets above its text, such as "In brief". */
export type Lead = { title: string; sentences: readonly string[] };

/** A piece of any kind, with all that feeds, search, citations and shared pictures take from it. */
export type Insight = InsightSummary & {
  body: string;
  sources: Source[];
  /** ISO date of the last change that matters to a reader. */
  updated?: string | undefined;
  /** Its author, or its speakers. */
  authors: readonly Person[];
  /** ISO date until which it was held back, where it was. */
  publish?: string | undefined;
  /** ISO date on which it came out; of an event, the day it was made known. */
  published: string;
  /** Where the words above its text are not in the text itself. */
  lead?: Lead | undefined;
  /** Found by these as by its subject: tags, a country. */
  keywords?: readonly string[] | undefined;
  /** Found by these as by its text: sentences that its front matter holds. */
  texts?: readonly string[] | undefined;
  /** What its shared picture says above and below the title, where not its kind, subject and date. */
  card?: { kicker: string; detail: string } | undefined;
};

/** A piece that one person wrote. */
export type AuthoredInsight = Insight & { author: Person };

type SummaryFields = {
  title: string;
  excerpt: string;
  category: Category;
  art: ArtSubject;
  seed?: string | undefined;
  picture?: z.output<typeof picture>;
  services: readonly ServiceId[];
  industries: readonly IndustryId[];
  related: readonly string[];
  placeholder: boolean;
};

type AuthoredFields = SummaryFields & {
  date: string;
  publish?: string | undefined;
  author: string;
  sources: Source[];
  updated?: string | undefined;
};

/**
 * Every published file of a kind.
 * @throws ContentError as `readFolder`, and for a text that is not built as its kind asks
 */
export function readKind<S extends z.ZodType>(kind: InsightKind, schema: S): Entry<z.output<S>>[] {
  return readFolder(insightKinds[kind].folder, schema, (entry) => checkPiece(kind, entry));
}

/** Summary of one entry of a kind. `when` is its ISO date, `people` its author or speakers. */
export function summarise(
  kind: InsightKind,
  { slug, data, body, bodyLanguage, file, photo }: Entry<SummaryFields>,
  when: string,
  people: readonly string[],
): InsightSummary {
  return {
    id: `${kind}/${slug}`,
    kind,
    label: inLanguage(labelOf(labels.insight.kinds[kind], data), bodyLanguage),
    slug,
    path: `${insightKinds[kind].path}/${slug}`,
    title: data.title,
    excerpt: data.excerpt,
    description: data.placeholder
      ? interpolate(labels.placeholder.description[kind], { excerpt: data.excerpt })
      : data.excerpt,
    placeholder: data.placeholder,
    category: data.category,
    categoryLabel: topicById(data.category).name,
    date: when,
    dateLabel: formatDate(when),
    minutes: readingMinutes(body),
    textLanguage: bodyLanguage,
    art: data.art,
    seed: data.seed ?? slug,
    picture: pictureOfInsight(data.picture, `${data.excerpt}\n${body}`, file),
    photo,
    people,
    services: data.services,
    industries: data.industries,
    related: data.related,
    file,
  };
}

/** What every piece with an author has, from an entry with `authoredFields`. */
export function authored(kind: InsightKind, entry: Entry<AuthoredFields>): AuthoredInsight {
  const { data, body, file } = entry;
  const author = personById(data.author, file);
  const published = dayOut(data.date, data.publish);
  return {
    ...summarise(kind, entry, published, [data.author]),
    author,
    authors: [author],
    published,
    publish: data.publish,
    updated: data.updated,
    sources: data.sources,
    body,
  };
}

/**
 * The day on which a piece came out: its date, or the later day until which it was held back. Lists, feeds
 * and archive pages, sorted by it, then never take a piece in below what they had.
 */
export const dayOut = (date: string, publish: string = date): string =>
  publish > date ? publish : date;

/** What a piece is, as printed; one that is invented is called so. */
export function labelOf(kind: string, { placeholder }: { placeholder: boolean }): string {
  return placeholder ? interpolate(labels.placeholder.kind, { kind }) : kind;
}

/** What a piece is or is called, with the language of its text where that is another than its page's. */
export function inLanguage(label: string, id: LanguageId): string {
  const other = otherLanguage(id);
  return other ? `${label} ${saidOf('mark', other)}` : label;
}

/** Newest first; the slug decides between pieces of one day, so that the order never wavers. */
export function newestFirst(a: InsightSummary, b: InsightSummary): number {
  return b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug);
}
