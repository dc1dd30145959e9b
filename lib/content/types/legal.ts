import { z } from 'zod';
import { buildDay } from '@/lib/build-time';
import { telHref } from '@/lib/contact-links';
import { ContentError } from '@/lib/content/engine/content-error';
import { assertNamesKnown, fillFacts } from '@/lib/content/engine/firm-facts';
import { pageDescription } from '@/lib/content/engine/page-fields';
import { type Entry, readFolder } from '@/lib/content/engine/read';
import { splitAtLevel2 } from '@/lib/content/engine/split-sections';
import { isoDate, review } from '@/lib/content/types/insight-fields';
import { firm } from '@/lib/firm';
import { formatDate } from '@/lib/format/date';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import type { LanguageId } from '@/lib/languages';
import { accessibilityDate, accessibilityFacts } from './accessibility-results';

/** The legal pages; each id is a file in `content/legal/` and an address. */
export const legalPageIds = ['terms', 'privacy', 'accessibility'] as const;
export type LegalPageId = (typeof legalPageIds)[number];

/** `content/legal/<id>.md` */
export const schema = z.strictObject({
  title: z.string().max(50).describe('Name of the document, as in the footer.'),
  heading: z.string().max(40).describe('The same in plain words, set large.'),
  description: pageDescription,
  changed: isoDate.describe('Day of the last change of its words that matters to a reader.'),
  review,
  short: z.array(z.string().min(10).max(120)).length(3).describe('"In short": three sentences.'),
});

/** A part of a legal page; its heading carries its number. */
export type LegalSection = { id: string; heading: string; number: number; body: string };

export type LegalPage = z.output<typeof schema> & {
  id: LegalPageId;
  path: string;
  /** For messages: `content/legal/terms.md`. */
  file: string;
  /** Below the headline: of which days the text is. */
  dates: string;
  /** Language of the sections. */
  textLanguage: LanguageId;
  sections: LegalSection[];
};

/**
 * One legal page, with the firm's facts filled in.
 * @throws ContentError for a missing file, an unknown placeholder or text that is not in sections
 */
export function legalPage(id: LegalPageId): LegalPage {
  const entry = readFolder('legal', schema).find(({ slug }) => slug === id);
  if (!entry) {
    throw new ContentError(`content/legal/${id}.md`, [
      `the file: found nothing, expected one file for each of ${legalPageIds.join(', ')}`,
    ]);
  }
  const { file, data, body, bodyLanguage } = entry;
  return {
    ...data,
    id,
    file,
    path: `/${id}`,
    dates: datesOf(id, entry),
    textLanguage: bodyLanguage,
    sections: sections(withFacts(body, file, factsOf(id)), file),
  };
}

/**
 * The date of the first edition, or of the last tests, and beside it the day of the last change.
 * @throws ContentError for a change that lies after the build
 */
function datesOf(id: LegalPageId, { file, data }: Entry<z.output<typeof schema>>): string {
  const { changed } = data;
  if (changed > buildDay()) {
    throw new ContentError(file, [
      `changed: found ${changed}, expected a day that is not after the build, ${buildDay()}`,
    ]);
  }
  const { tested, updated } = labels.legal;
  return interpolate(id === 'accessibility' ? tested : updated, {
    date: id === 'accessibility' ? accessibilityDate() : firm.legalUpdated,
    changed: formatDate(changed),
  });
}

/** The legal pages in the order of the sitemap. */
export function legalPages(): LegalPage[] {
  return legalPageIds.map(legalPage);
}

/** A number in groups that stay on one line. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

/** What `{email}` and the other names in braces stand for that only these pages know. */
const facts: Record<string, string> = {
  email: `[${firm.email}](mailto:${firm.email})`,
  careersEmail: `[${firm.careersEmail}](mailto:${firm.careersEmail})`,
  phone: `[${unbroken(firm.phone)}](${telHref(firm.phone)})`,
  address: `${firm.address.street}, ${firm.address.city} ${firm.address.postalCode}, ${firm.address.country}`,
  replyTime: firm.replyTime.inquiry,
  applicationTime: firm.replyTime.application.replace('-', '–'),
};

/** Only one of the pages tells what the tests found. */
const factsOf = (id: LegalPageId) =>
  id === 'accessibility' ? { ...facts, ...accessibilityFacts() } : facts;

function withFacts(markdown: string, file: string, known: Record<string, string>): string {
  const text = fillFacts(markdown, known);
  assertNamesKnown(text, file, known);
  return text;
}

const HEADING = /^(.+?) +\{#([a-z][a-z-]*)\}$/;

/** Splits the text at its `## Heading {#id}` lines; the ids are what other pages link to. */
function sections(markdown: string, file: string): LegalSection[] {
  const { opening, sections } = splitAtLevel2(markdown);
  if (opening) {
    throw new ContentError(file, [
      'the text: found words above the first "## " heading, expected every paragraph in a section',
    ]);
  }
  return sections.map(({ heading: line, body }, index) => {
    const [, heading, id] = HEADING.exec(line) ?? [];
    if (!heading || !id) {
      throw new ContentError(file, [
        `heading ${index + 1}: found ${JSON.stringify(`## ${line}`)}, expected "## Heading {#id}", the id in lower-case letters and hyphens`,
      ]);
    }
    return { id, heading, number: index + 1, body };
  });
}
