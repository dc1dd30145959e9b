import { z } from 'zod';
import { assertNamesKnown } from '@/lib/content/engine/firm-facts';
import { pageFields } from '@/lib/content/engine/page-fields';
import { readFolder } from '@/lib/content/engine/read';
import type { LanguageId } from '@/lib/languages';
import { isoDate, review } from './insight-fields';
import { source } from './source';

/** `content/policies/<slug>.md`: a policy on how the firm conducts its work. */
export const schema = z.strictObject({
  ...pageFields,
  short: z.array(z.string().min(10).max(120)).length(3).describe('"In short": three sentences.'),
  drafted: isoDate.describe('The day on which the text was written.'),
  review,
  sources: z.array(source).min(1),
  placeholder: z.boolean().describe('On until the firm has adopted it.'),
});

export type ConductPolicy = z.output<typeof schema> & {
  slug: string;
  path: string;
  /** For messages: `content/policies/research-ethics.md`. */
  file: string;
  body: string;
  /** Language of the text. */
  textLanguage: LanguageId;
};

/** Every policy, in order of file name. */
export function conductPolicies(): ConductPolicy[] {
  return readFolder('policies', schema, ({ body, file }) => assertNamesKnown(body, file)).map(
    ({ slug, file, data, body, bodyLanguage }) => ({
      ...data,
      slug,
      file,
      body,
      textLanguage: bodyLanguage,
      path: `/working-with-us/${slug}`,
    }),
  );
}
