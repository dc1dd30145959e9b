import { z } from 'zod';
import { assertNamesKnown } from '@/lib/content/engine/firm-facts';
import { readFolder } from '@/lib/content/engine/read';
import type { LanguageId } from '@/lib/languages';
import { costing } from './costing';
import { review } from './insight-fields';

const fields = {
  /** Position on the list, lowest first. */
  order: z.number().int(),
  title: z.string().min(8).max(49),
  /** Kind of work, in two words. */
  label: z.string().max(30),
  description: z.string().min(70).max(160),
  lede: z.string().min(20),
  /** What an evaluator may look for. */
  look: z.array(z.string().min(10)).length(3),
  review,
};

/** `content/specimens/<slug>.md`: a piece of work made for this site. */
const schema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('text'), ...fields }),
    /** The table of a costing is counted from its lines; the text stands below it. */
    z.strictObject({ kind: z.literal('costing'), ...fields, costing }),
  ],
  { error: 'one of "text", "costing"' },
);

export type Specimen = z.output<typeof schema> & {
  slug: string;
  path: string;
  file: string;
  body: string;
  /** Language of the text. */
  textLanguage: LanguageId;
};

/** Every specimen, in the order of the page. */
export function specimens(): Specimen[] {
  return readFolder('specimens', schema, ({ body, file }) => assertNamesKnown(body, file))
    .map(({ slug, file, data, body, bodyLanguage }) => ({
      ...data,
      slug,
      file,
      body,
      textLanguage: bodyLanguage,
      path: `/working-with-us/specimens/${slug}`,
    }))
    .sort((one, other) => one.order - other.order);
}
