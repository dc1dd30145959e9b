import { z } from 'zod';
import { ContentError } from '@/lib/content/engine/content-error';
import { assertNamesKnown } from '@/lib/content/engine/firm-facts';
import { pageDescription } from '@/lib/content/engine/page-fields';
import { readFolder } from '@/lib/content/engine/read';
import type { LanguageId } from '@/lib/languages';
import { costing } from './costing';
import { review } from './insight-fields';

/** Specimens that are a text with a table. */
const forms = ['clause', 'questionnaire', 'indicator', 'handover'] as const;

const fields = {
  order: z.number().int().describe('Position on the list, lowest first.'),
  title: z.string().min(8).max(49),
  label: z.string().max(30).describe('Kind of work, in two words.'),
  description: pageDescription,
  lede: z.string().min(20),
  look: z.array(z.string().min(10)).length(3).describe('What an evaluator may look for.'),
  review,
};

/**
 * `content/specimens/<slug>.md`: a piece of work made for this site. Its kind is the form in which its first
 * table is set: the clause has ~~struck~~ and **inserted** words, and notes in its margin; the questionnaire
 * has boxes for its answers and arrows for its skips; the indicator is a framed sheet; the handover a list to
 * be signed.
 */
export const schema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.enum(forms), ...fields }),
    /** The table of a costing is counted from its lines; the text stands below it. */
    z.strictObject({ kind: z.literal('costing'), ...fields, costing }),
  ],
  { error: `one of ${[...forms, 'costing'].map((kind) => `"${kind}"`).join(', ')}` },
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

/**
 * A specimen by its slug, for a page that quotes it.
 * @param file the file that names it
 * @throws ContentError when there is none
 */
export function specimenBySlug(slug: string, file: string, field: string): Specimen {
  const found = specimens().find((one) => one.slug === slug);
  if (!found) throw new ContentError(file, [`${field}: there is no content/specimens/${slug}.md`]);
  return found;
}
