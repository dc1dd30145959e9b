import { z } from 'zod';
import { isGroup } from '@/lib/group';
import { errorOfAddress } from './source-address';

/** Journals of January are printed in December. */
const latestYear = () => new Date().getFullYear() + 1;

/** A year in which a work may have come out, or an undated page been read. */
const year = (wanted: string) =>
  z
    .custom<number>(
      (value) => Number.isInteger(value) && Number(value) >= 1900 && Number(value) <= latestYear(),
      { error: ({ input }) => (Number(input) > latestYear() ? 'a year that has come' : wanted) },
    )
    .meta({ type: 'integer', minimum: 1900, maximum: 2100 });

/** What a page without a date has instead of a year. */
const OR_READ = 'or, in its place, read, the year in which an undated page was read';

/** A work that a piece rests on; cited in the text as `[^id]`. */
export const source = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens')
      .describe('What the text cites.'),
    publisher: z.string().min(2),
    title: z.string().min(3),
    at: z
      .string()
      .min(2)
      .max(160)
      .optional()
      .describe('Where in the work: article, paragraph, page, table.'),
    year: year(`a year such as 2019, ${OR_READ}`)
      .optional()
      .describe('Year in which the work came out.'),
    read: year('the year in which an undated page was read, such as 2026')
      .optional()
      .describe('Year in which a page that bears no date was read; in place of `year`.'),
    url: z
      .url({ protocol: /^https$/, error: 'an address that begins with https://' })
      .superRefine(
        (url, context) => {
          const error = /\s/.test(url) ? 'an address without spaces' : errorOfAddress(url);
          if (error) context.addIssue({ code: 'custom', message: error });
        },
        { when: ({ issues }) => issues.length === 0 },
      )
      .optional()
      .describe('Address of the work, at its publisher’s where there is one.'),
    noLink: z
      .enum(['not-online', 'no-lasting-address'])
      .optional()
      .describe('Why there is no `url`.'),
  })
  .superRefine(completeness, {
    // What is wrong of one field hides nothing that is missing beside it.
    when: ({ value }) => isGroup(value),
  });
export type Source = z.output<typeof source>;

/** What a work has to say of itself: when it came out or was read, and where it is or why it is nowhere. */
function completeness(
  work: { year?: unknown; read?: unknown; url?: unknown; noLink?: unknown },
  context: z.core.$RefinementCtx<unknown>,
) {
  const error = (path: string[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  if (work.year === undefined && work.read === undefined) {
    error(['year'], `the year in which it came out, ${OR_READ}`);
  }
  if (work.year !== undefined && work.read !== undefined) {
    error(['read'], 'year or read, and not both: read is for pages without a date');
  }
  if (work.url === undefined && work.noLink === undefined) {
    error(
      ['url'],
      'the address of the work, or, where it has none, the reason at “No link” (noLink)',
    );
  }
  if (work.url !== undefined && work.noLink !== undefined) {
    error(['noLink'], 'no reason beside an address (url)');
  }
}
