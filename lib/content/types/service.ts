import { z } from 'zod';
import { glyphNames, glyphs } from '@/lib/art/glyphs';
import type { Ground } from '@/lib/art/ground';
import { artSubjects } from '@/lib/art/subjects';
import { checkConditionalFields } from '@/lib/content/engine/conditional-fields';
import { pageDescription } from '@/lib/content/engine/page-fields';
import { memoize, readInOrder } from '@/lib/content/engine/read';
import { checkOwnPage } from './check-own-page';
import { industryId, type ServiceId, serviceId } from './ids';
import { insightReference } from './insight-fields';
import { serviceFeature } from './service-feature';

const sentence = z.string().min(10);

const offering = z.strictObject({
  title: z.string(),
  text: sentence,
  glyph: z
    .enum(glyphNames)
    .optional()
    .describe('Its sign; a page whose drawing says how it works has one at each.'),
  result: sentence
    .max(100)
    .describe('What the client has in hand at the end, without a full stop.'),
  when: z
    .string()
    .max(30)
    .optional()
    .describe('When in the life of a programme it is ordered, on pages that sort by time.'),
});

const audience = z.strictObject({
  title: z.string().describe('Who it is.'),
  text: sentence.describe(
    "The situation in which they call; on some pages it completes the title's sentence.",
  ),
  timesAYear: z
    .number()
    .int()
    .min(1)
    .max(52)
    .optional()
    .describe('How often a year they look, on the page that draws it as strokes.'),
});

/** A practice area: `content/services/<id>.yaml`. The file name is its id and its address. */
const fields = z.strictObject({
  name: z.string().min(3).max(40).describe('Name in menus, lists and headings.'),
  shortName: z
    .string()
    .max(22)
    .optional()
    .describe("Name in the sentence of the home page's picker, which offers those that have one."),
  order: z.number().int().describe('Place in menus and lists, lowest first.'),
  glyph: z.enum(glyphNames).describe('Sign; the colour of the page is that of its vessel.'),
  art: z.enum(artSubjects).describe('Subject of the picture, which also says how it stands.'),
  pageTitle: z
    .string()
    .max(50)
    .optional()
    .describe("Title in tabs and search results, without the firm's name."),
  summary: sentence.max(110).describe('One line for the menu and the services page.'),
  statement: sentence.max(320).describe("A paragraph for the home page's card and the overview."),
  description: pageDescription.describe('What search engines and shared links say of the page.'),
  hero: z.strictObject({
    title: z.string().max(60),
    lede: sentence.max(260),
  }),
  offerings: z
    .strictObject({
      title: z.string(),
      intro: sentence,
      items: z.array(offering).min(4).max(6),
    })
    .describe('What the firm is asked to do, as things one could order.'),
  feature: serviceFeature
    .optional()
    .describe(
      'How it works: a drawing and its words. Each kind has a page composed around it; without one the page is the plain one.',
    ),
  audience: z
    .strictObject({ title: z.string(), items: z.array(audience).min(3).max(5) })
    .describe('Who it is for.'),
  related: z
    .strictObject({
      services: z
        .array(z.strictObject({ id: serviceId, why: sentence }))
        .min(1)
        .max(3),
      industries: z
        .array(z.strictObject({ id: industryId, why: sentence }))
        .min(1)
        .max(3),
    })
    .describe('Where an assignment usually leads next.'),
  reading: z
    .strictObject({ title: z.string(), pieces: z.array(insightReference).max(3) })
    .describe(
      'Pieces to read; those not named here are filled in with the newest about the practice.',
    ),
  inquiry: z
    .strictObject({ title: z.string(), text: sentence })
    .optional()
    .describe('Title and text of the short contact form, on the pages that end in one.'),
  callToAction: z.string(),
  highlights: z
    .array(z.string())
    .length(3)
    .describe('Three short names of offerings, for the overview.'),
  byIndustry: z
    .partialRecord(industryId, sentence.max(200))
    .default({})
    .describe('What this practice means in an industry, a sentence each (home page picker).'),
});

export const schema = fields.superRefine(
  ({ feature, offerings, audience: { items }, inquiry }, context) => {
    const kind = feature?.kind;
    const overTime = kind === 'horizon-chart';
    const asks = kind === 'season-calendar' || kind === 'bill-path';
    const signed = kind === 'season-calendar' || kind === 'handover';
    checkConditionalFields(
      [
        { path: ['inquiry'], value: inquiry, required: asks },
        ...offerings.items.map(({ when }, index) => ({
          path: ['offerings', 'items', index, 'when'],
          value: when,
          required: overTime,
        })),
        ...offerings.items
          .map(({ glyph }, index) => ({
            path: ['offerings', 'items', index, 'glyph'],
            value: glyph,
            required: true,
          }))
          .filter(() => signed),
        ...items.map(({ timesAYear }, index) => ({
          path: ['audience', 'items', index, 'timesAYear'],
          value: timesAYear,
          required: overTime,
        })),
      ],
      kind,
      context,
    );
  },
);

export type Service = Omit<z.output<typeof schema>, 'pageTitle'> & {
  id: ServiceId;
  path: string;
  pageTitle: string;
  /** Colour of its page and of what stands for it elsewhere. */
  ground: Ground;
};
export type Offering = z.output<typeof offering>;

/** All practice areas in the order of the menu. Throws ContentError when one is wrong. */
export function services(): Service[] {
  return memoize('services', () =>
    readInOrder('services', schema, checkOwnPage('service')).map((service) => ({
      ...service,
      pageTitle: service.pageTitle ?? service.name,
      ground: glyphs[service.glyph].ground,
    })),
  );
}

/** One practice area. */
export function serviceById(id: ServiceId): Service {
  return services().find((candidate) => candidate.id === id) as Service;
}
