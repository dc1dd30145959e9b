import { z } from 'zod';
import { artSubjects } from '@/lib/art/subjects';
import { photoAlt } from '@/lib/content/images/photo-rules';
import { insightKindIds } from '@/lib/content/kinds';
import { asIsoDate } from '@/lib/format/iso-date';
import { category, industryId, serviceId } from './ids';
import { picture } from './insight-picture';
import { source } from './source';

/** A year in which something of this site may have happened, or is planned: a later one is a slip of the hand. */
const LATEST = new Date().getFullYear() + 5;
const inLivingMemory = (date: string) => date >= '1990' && date < String(LATEST + 1);

/** A calendar date, year first: 2026-03-12. */
export const isoDate = z.iso
  .date({ error: ({ input }) => `a date such as ${asIsoDate(input) ?? '2026-03-12'}`, abort: true })
  .refine(inLivingMemory, `a date between 1990 and ${LATEST}`);

/** A point in time with its zone. */
export const instant = z.iso
  .datetime({
    offset: true,
    error: 'a time with its zone, such as 2027-02-18T15:00:00+03:00',
    abort: true,
  })
  .refine(inLivingMemory, `a time between 1990 and ${LATEST}`);

/** Reference to another piece: kind and slug, for example `article/financial-inclusion`. */
export const insightReference = z
  .string()
  .regex(
    new RegExp(`^(?:${insightKindIds.join('|')})/[a-z0-9-]+$`),
    'kind/slug, for example article/financial-inclusion',
  )
  .meta({ reference: 'insight' });

/** Reference to a page by what it is about: `service/policy`, `industry/energy`, `event/<slug>`. */
export const pageReference = z
  .string()
  .regex(
    new RegExp(`^(?:service|industry|${insightKindIds.join('|')})/[a-z0-9-]+$`),
    'kind/slug, for example service/policy or article/financial-inclusion',
  )
  .meta({ reference: 'page' });

/** Someone of the firm: a file name in `content/people/`. */
export const personReference = z.string().meta({ relation: 'people' });

export const review = isoDate
  .optional()
  .describe('Day on which the text is to be read again; from then on it is listed as out of date.');

/** True while something is invented or not yet the firm's word; counted by `npm run preflight`. */
export const placeholderField = z
  .boolean()
  .default(false)
  .describe('On while it is invented or not yet the firm’s word, which the page says.');

/** A list that names the same thing twice would show it twice. */
export const once = <T extends z.ZodArray>(list: T): T =>
  list.superRefine((entries, context) => {
    entries.forEach((entry, index) => {
      if (typeof entry === 'string' && entries.indexOf(entry) < index)
        context.addIssue({ code: 'custom', path: [index], message: 'each entry once' });
    });
  });

/** Fields that every kind of insight shares. */
export const insightFields = {
  title: z.string().min(8).max(90),
  excerpt: z
    .string()
    .min(70)
    .max(220)
    .describe('One or two sentences for the card, the feed and search engines.'),
  category,
  art: z.enum(artSubjects).describe('Subject of the generated picture.'),
  seed: z
    .string()
    .regex(/[A-Za-z0-9]/, 'any word, with letters or figures')
    .optional()
    .describe('Seed of the picture, when the first one drawn is not good enough.'),
  picture,
  photoAlt,
  services: once(z.array(serviceId).min(1).max(3)),
  industries: once(z.array(industryId).min(1).max(3)),
  related: once(z.array(insightReference).min(1).max(4)),
  placeholder: placeholderField.describe(
    'What is told is invented: the page, every list and every feed say so.',
  ),
  draft: z.boolean().optional().describe('Keeps the piece out of the site.'),
  publish: isoDate
    .optional()
    .describe(
      "Day, in the firm's zone, on which the piece comes out by itself; until then it waits as a draft does.",
    ),
  review,
};

/** Fields of pieces with a date and an author. */
export const authoredFields = {
  ...insightFields,
  date: isoDate,
  updated: isoDate.optional().describe('Date of the last change that matters to a reader.'),
  author: personReference.describe('File name in `content/people/`.'),
  sources: z.array(source),
};
