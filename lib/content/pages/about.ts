import { z } from 'zod';
import { glyphNames } from '@/lib/art/glyphs';
import { pageFields } from '@/lib/content/engine/page-fields';
import { readFile } from '@/lib/content/engine/read';
import { placeholderField } from '@/lib/content/types/insight-fields';

const sentence = z.string().min(10);
const promise = z.strictObject({
  title: z.string(),
  text: sentence,
  placeholder: placeholderField,
});
const statement = z.strictObject({ label: z.string(), text: sentence });

/** `content/pages/about.yaml` */
export const schema = z.strictObject({
  ...pageFields,
  hero: z
    .strictObject({ lines: z.array(z.string()).length(2) })
    .describe('The headline, broken where it is to break.'),
  vision: statement,
  mission: statement,
  intro: z.array(sentence).length(2).describe('Paragraphs on what the firm is.'),
  offices: z.strictObject({
    title: z.string(),
    text: sentence,
    drawing: z
      .string()
      .regex(/\{cities\}/, 'a sentence that holds {cities}')
      .describe('What the drawing shows, for people who cannot see it; {cities} becomes the list.'),
    action: z.string(),
  }),
  promise: z.strictObject({
    title: z.string(),
    test: z.string().describe('What stands before the way a client can check a promise.'),
    items: z.array(promise.extend({ test: sentence })).length(4),
  }),
  why: z.strictObject({
    title: z.string(),
    items: z.array(promise.extend({ glyph: z.enum(glyphNames) })).length(5),
    closing: sentence.describe('The sentence above the button to the services.'),
  }),
});

export type AboutPage = z.output<typeof schema>;

/** Words of /about. */
export const aboutPage = () => readFile('pages/about.yaml', schema);
