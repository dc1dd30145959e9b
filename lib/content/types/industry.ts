import { z } from 'zod';
import { glyphNames } from '@/lib/art/glyphs';
import { artSubjects } from '@/lib/art/subjects';
import { checkConditionalFields } from '@/lib/content/engine/conditional-fields';
import { pageDescription } from '@/lib/content/engine/page-fields';
import { readSet } from '@/lib/content/engine/read';
import { type IndustryId, industryIds, serviceId } from './ids';
import { industryFeature } from './industry-feature';
import { insightReference } from './insight-fields';

const sentence = z.string().min(10);

/** An industry: `content/industries/<id>.yaml`. The file name is its id and its address. */
const fields = z.strictObject({
  name: z.string().min(3).max(40),
  summary: sentence
    .max(90)
    .describe('One line for the overview and search, at most 90 characters.'),
  description: pageDescription.describe('Meta description, 70 to 160 characters.'),
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
  feature: industryFeature.describe(
    'How it works: the information drawing of this page and its words.',
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

export const schema = fields.superRefine(({ feature: { kind }, offerings }, context) => {
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

/** All industries in the order of the menu. Throws ContentError when one is missing or wrong. */
export function industries(): Industry[] {
  return readSet('industries', schema, industryIds);
}

/** One industry. */
export function industryById(id: IndustryId): Industry {
  return industries().find((candidate) => candidate.id === id) as Industry;
}
