import { z } from 'zod';
import { artSubjects } from '@/lib/art/subjects';
import { photoAlt } from '@/lib/content/images/photo';
import { insightKindIds } from '@/lib/content/kinds';
import { category, industryId, serviceId } from './ids';
import { picture } from './insight-picture';
import { errorOfAddress } from './source-address';

/** A year in which something of this site may have happened or may yet happen. */
const inLivingMemory = (date: string) => date >= '1990' && date < '2100';

/** A calendar date, year first: 2026-03-12. */
export const isoDate = z.iso
  .date({ error: 'a date such as 2026-03-12' })
  .refine(inLivingMemory, 'a date between 1990 and 2099');

/** A point in time with its zone. */
export const instant = z.iso
  .datetime({ offset: true, error: 'a time with its zone, such as 2027-02-18T15:00:00+03:00' })
  .refine(inLivingMemory, 'a time between 1990 and 2099');

/** A year in which a work may have come out, or an undated page been read. */
const year = (wanted: string) =>
  z
    .custom<number>(
      (value) => Number.isInteger(value) && Number(value) >= 1900 && Number(value) <= 2100,
      wanted,
    )
    .meta({ type: 'integer', minimum: 1900, maximum: 2100 });

/** A work that a piece rests on; cited in the text as `[^id]`. */
export const source = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens')
      .describe('Lower-case letters, digits and hyphens; what the text cites.'),
    publisher: z.string().min(2),
    title: z.string().min(3),
    at: z
      .string()
      .min(2)
      .max(160)
      .optional()
      .describe('Where in the work: article, paragraph, page, table.'),
    year: year(
      'a year such as 2019; of an undated page, read: and the year in which it was read, in place of year',
    )
      .optional()
      .describe('Year in which the work came out.'),
    read: year('the year in which an undated page was read, such as 2026')
      .optional()
      .describe('Year in which a page that bears no date was read; in place of `year`.'),
    url: z
      .url({ protocol: /^https$/, error: 'an address that begins with https://', abort: true })
      .superRefine((url, context) => {
        const error = errorOfAddress(url);
        if (error) context.addIssue({ code: 'custom', message: error });
      })
      .optional()
      .describe('Address of the work, at its publisher’s where there is one.'),
    noLink: z
      .enum(['not-online', 'no-lasting-address'])
      .optional()
      .describe('Why there is no `url`.'),
  })
  .superRefine((work, context) => {
    const error = (path: string[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    if (work.year === undefined && work.read === undefined) {
      error(
        [],
        'one with year, or, of an undated page, with read and the year in which it was read',
      );
    }
    if (work.year !== undefined && work.read !== undefined) {
      error(['read'], 'year or read, and not both: read is for pages without a date');
    }
    if (work.url === undefined && work.noLink === undefined) {
      error([], 'one with url, or, where the work has no address, with noLink and why');
    }
    if (work.url !== undefined && work.noLink !== undefined) {
      error(['noLink'], 'no such field beside url');
    }
  });
export type Source = z.output<typeof source>;

/** Reference to another piece: kind and slug, for example `article/financial-inclusion`. */
export const insightReference = z
  .string()
  .regex(
    new RegExp(`^(?:${insightKindIds.join('|')})/[a-z0-9-]+$`),
    'kind/slug, for example article/financial-inclusion',
  )
  .meta({ reference: 'insight' });

/** Someone of the firm: a file name in `content/people/`. */
export const personReference = z.string().meta({ relation: 'people' });

export const review = isoDate
  .optional()
  .describe('Day on which the text is to be read again; `npm run review` lists it from then on.');

/** True while something is invented or not yet the firm's word; counted by `npm run preflight`. */
export const placeholderField = z.boolean().default(false);

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
    .optional()
    .describe('Seed of the picture, when the first one drawn is not good enough.'),
  picture,
  photoAlt,
  services: z.array(serviceId).min(1).max(3),
  industries: z.array(industryId).min(1).max(3),
  related: z.array(insightReference).min(1).max(4),
  placeholder: placeholderField.describe(
    'What is told is invented: the page, every list and every feed say so.',
  ),
  draft: z.boolean().optional().describe('`true` keeps the piece out of the site.'),
  publish: isoDate
    .optional()
    .describe(
      "Day in the firm's zone from which builds have the piece; until then it waits as a draft does.",
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
