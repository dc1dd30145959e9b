import { z } from 'zod';
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
  founding: sentence
    .max(80)
    .describe('The one sentence below the headline, before the button: at most fourteen words.'),
  intro: z.array(sentence).length(2).describe('Paragraphs on what the firm is.'),
  offices: z.strictObject({
    title: z.string(),
    text: sentence,
    key: sentence.describe('How the drawing of the days is read.'),
    sunrise: z.string().describe('What the upper edge of its first field is.'),
    sunset: z.string().describe('What the lower edge of its first field is.'),
    action: z.string(),
  }),
  people: z.strictObject({ title: z.string(), action: z.string() }),
  facts: z
    .strictObject({
      seat: z.string(),
      practices: z.string(),
      practicesOf: z
        .string()
        .regex(/\{practices\}.*\{industries\}/, 'words that hold {practices} and {industries}'),
      languages: z.string(),
      published: z.string(),
      publishedOf: z.string().regex(/\{count\}/, 'words that hold {count}'),
      tenders: z.string(),
      tendersOf: z.string().describe('The way to the papers of those who buy by tender.'),
    })
    .describe('The facts beside the offices; what they say is counted at build.'),
  promise: z.strictObject({
    title: z.string(),
    test: z.string().describe('What stands before the way a client can check a promise.'),
    items: z.array(promise.extend({ test: sentence })).length(4),
  }),
  why: z.strictObject({
    title: z.string(),
    items: z.array(promise).length(5),
    closing: sentence.describe('The sentence above the button to the services.'),
  }),
});

export type AboutPage = z.output<typeof schema>;

/** Words of /about. */
export const aboutPage = () => readFile('pages/about.yaml', schema);
