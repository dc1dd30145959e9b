import { z } from 'zod';
import { ContentError } from '@/lib/content/engine/content-error';
import { pageDescription, pageTitle } from '@/lib/content/engine/page-fields';
import { readFile } from '@/lib/content/engine/read';
import { serviceId } from '@/lib/content/types/ids';
import { placeholderField } from '@/lib/content/types/insight-fields';
import { type Office, officeById, officeReference, offices } from '@/lib/content/types/office';
import { people } from '@/lib/content/types/person';
import { services } from '@/lib/content/types/service';
import { tenderGroup } from '@/lib/content/types/tender-file';
import type { Crumb } from '@/lib/seo/json-ld';

const sentence = z.string().min(10);
/** A name, what it means, and the condition under which we do it. */
const terms = z.strictObject({
  name: z.string(),
  text: sentence,
  condition: sentence,
});
const section = { title: z.string(), text: sentence };

/** `content/pages/working-with-us.yaml` */
export const schema = z.strictObject({
  title: pageTitle.describe('Also the headline: a buyer reads what the page is.'),
  description: pageDescription,
  lede: sentence,
  tenderMail: z.string().describe('Subject of the mail that the page offers.'),
  placeholderNote: sentence.describe('What the ring beside an entry means.'),
  documents: z.strictObject({
    title: z.string(),
    items: z
      .array(z.strictObject({ path: z.string().startsWith('/'), text: sentence }))
      .min(1)
      .max(8),
  }),
  stages: z.strictObject({
    ...section,
    items: z
      .array(z.strictObject({ name: z.string(), text: sentence, placeholder: placeholderField }))
      .min(3),
  }),
  assignments: z.strictObject({
    ...section,
    drawing: sentence.describe('Below the drawing of their weeks: how it is read.'),
    items: z
      .array(
        z.strictObject({
          practice: serviceId,
          task: sentence,
          weeks: z.number().int().min(1).max(200),
          people: z.array(sentence).min(1).describe('Who, with their days.'),
          deliverables: z
            .array(z.strictObject({ week: z.number().int().min(1), text: z.string().min(4) }))
            .min(1),
          placeholder: z.boolean().describe('On until the firm stands by the figures.'),
        }),
      )
      .min(1)
      .superRefine((items, context) => {
        items.forEach(({ practice, weeks, deliverables }, index) => {
          if (items.findIndex((other) => other.practice === practice) < index) {
            const path = [index, 'practice'];
            context.addIssue({ code: 'custom', path, message: 'a practice that stands here once' });
          }
          deliverables.forEach(({ week }, at) => {
            const before = deliverables[at - 1]?.week ?? 0;
            if (week > before && week <= weeks) return;
            context.addIssue({
              code: 'custom',
              path: [index, 'deliverables', at, 'week'],
              message: `a week after ${before} and up to ${weeks}, the last of the assignment`,
            });
          });
        });
      })
      .describe('One for each practice.'),
  }),
  methods: z.strictObject(section),
  contracts: z.strictObject({ ...section, items: z.array(terms).min(1) }),
  roles: z.strictObject({ ...section, items: z.array(terms).min(1) }),
  languages: z.strictObject({
    ...section,
    unnamed: z
      .array(z.strictObject({ office: officeReference, placeholder: z.literal(true) }))
      .describe(
        'Offices in which nobody named on the site sits: their languages have to be confirmed.',
      ),
  }),
  tender: z.strictObject({ ...section, groups: z.array(tenderGroup).min(1) }),
  callToAction: z.string(),
});

export type WorkingWithUsPage = z.output<typeof schema>;
export type Assignment = WorkingWithUsPage['assignments']['items'][number] & { name: string };
/** An office with the languages of those who sit there; none where they are to be confirmed. */
export type OfficeLanguages = { office: Office; languages: string[] };

const FILE = 'pages/working-with-us.yaml';

/** Words of /working-with-us. */
export const workingWithUsPage = () => readFile(FILE, schema);

/** The way to a page below /working-with-us. */
export const workingWithUsTrail = (...below: Crumb[]): Crumb[] => [
  { name: workingWithUsPage().title, path: '/working-with-us' },
  ...below,
];

/**
 * The typical assignments in the order of the practices, each with the name of its own.
 * @throws ContentError for a practice that has none: the page promises one for each
 */
export function assignments(): Assignment[] {
  const { items } = workingWithUsPage().assignments;
  return services().map(({ id, name }) => {
    const item = items.find(({ practice }) => practice === id);
    if (item) return { ...item, name };
    throw new ContentError(`content/${FILE}`, [
      `assignments.items: found none for the practice ${JSON.stringify(id)}, expected one for each`,
    ]);
  });
}

/**
 * Languages by office, from the people named on the site: each language once, in their order.
 * @throws ContentError where nobody sits in an office and the file does not say so, or the other way round, and for
 *   an office that does not exist
 */
export function officeLanguages(): OfficeLanguages[] {
  const unnamed = workingWithUsPage().languages.unnamed.map(
    ({ office }, index) =>
      officeById(office, `content/${FILE}`, `languages.unnamed[${index + 1}].office`).id,
  );
  const staffed = offices().map((office) => ({
    office,
    there: people().filter((person) => person.office === office.id),
  }));
  const errors = staffed.flatMap(({ office: { id }, there: [first] }) => {
    if (unnamed.includes(id) === !first) return [];
    return first
      ? `languages.unnamed: found ${id}, where ${first.name} sits, expected offices in which nobody does`
      : `languages.unnamed: found no ${id}, an office in which nobody named on the site sits, expected it in this list, or a person who sits there`;
  });
  if (errors.length > 0) throw new ContentError(`content/${FILE}`, errors);
  return staffed.map(({ office, there }) => ({
    office,
    languages: [...new Set(there.flatMap(({ languages }) => languages))],
  }));
}
