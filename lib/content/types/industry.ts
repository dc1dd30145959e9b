import { z } from 'zod';
import { glyphNames } from '@/lib/art/glyphs';
import { artSubjects } from '@/lib/art/subjects';
import { checkConditionalFields } from '@/lib/content/engine/conditional-fields';
import { pageDescription } from '@/lib/content/engine/page-fields';
import { readInOrder } from '@/lib/content/engine/read';
import { checkOwnPage } from './check-own-page';
import { type IndustryId, serviceId } from './ids';
import { industryFeature } from './industry-feature';
import { insightReference } from './insight-fields';

const sentence = z.string().min(10);

/** An industry: `content/industries/<id>.yaml`. The file name is its id and its address. */
const fields = z.strictObject({
  name: z.string().min(3).max(40),
  shortName: z
    .string()
    .max(22)
    .optional()
    .describe("Name in the sentence of the home page's picker, which offers those that have one."),
  order: z.number().int().describe('Place in menus and lists, lowest first.'),
  summary: sentence.max(90).describe('One line for the overview and search.'),
  description: pageDescription.describe('What search engines and shared links say of the page.'),
  art: z.enum(artSubjects).describe('Picture and sign of this industry.'),
  glyph: z.enum(glyphNames),
  hero: z.strictObject({ title: z.string().max(60), lede: sentence.max(320) }),
  offerings: z.strictObject({
    title: z.string(),
    intro: sentence.optional(),
    items: z
      .array(
        z.strictObject({
          title: z.string(),
          text: sentence,
          glyph: z
            .enum(glyphNames)
            .optional()
            .describe('Sign in the ledger, on pages that set their offerings as one.'),
        }),
      )
      .min(4)
      .max(6),
  }),
  feature: industryFeature
    .optional()
    .describe(
      'How it works: a drawing and its words. Each kind has a page composed around it; without one the page is the plain one.',
    ),
  audience: z.strictObject({
    title: z.string(),
    items: z
      .array(z.strictObject({ title: z.string(), text: sentence }))
      .min(3)
      .max(5),
  }),
  related: z.strictObject({
    title: z.string().describe('Heading above the practices that this work usually draws in.'),
    services: z
      .array(z.strictObject({ id: serviceId, why: sentence }))
      .min(2)
      .max(4),
    reading: z.strictObject({
      title: z.string(),
      pieces: z
        .array(z.strictObject({ id: insightReference, why: sentence }))
        .max(3)
        .describe(
          'Pieces worth reading here and why; the newest on the industry fill the list up to three.',
        ),
    }),
  }),
  callToAction: z.string(),
});

export const schema = fields.superRefine(({ feature, offerings }, context) => {
  const kind = feature?.kind;
  const asLedger = kind === 'file-route';
  const glyphs = offerings.items.map(({ glyph }, index) => ({
    path: ['offerings', 'items', index, 'glyph'],
    value: glyph,
    required: asLedger,
  }));
  const intro = { path: ['offerings', 'intro'], value: offerings.intro, required: asLedger };
  checkConditionalFields([intro, ...glyphs], kind, context);
});

export type Industry = z.output<typeof schema> & { id: IndustryId; path: string };

/** All industries in the order of the menu. Throws ContentError when one is wrong. */
export function industries(): Industry[] {
  return readInOrder('industries', schema, checkOwnPage('industry'));
}

/** One industry. */
export function industryById(id: IndustryId): Industry {
  return industries().find((candidate) => candidate.id === id) as Industry;
}
