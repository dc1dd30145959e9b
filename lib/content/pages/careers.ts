import { z } from 'zod';
import { pageFields } from '@/lib/content/engine/page-fields';
import { readFile } from '@/lib/content/engine/read';
import { placeholderField } from '@/lib/content/types/insight-fields';
import { firm } from '@/lib/firm';
import { interpolate } from '@/lib/format/interpolate';

/** A sentence in which {days}, {careers} and {inquiries} stand for values of `content/firm.ts`. */
const sentence = z
  .string()
  .min(10)
  .transform((text) =>
    interpolate(text, {
      days: firm.replyTime.application,
      careers: firm.careersEmail,
      inquiries: firm.email,
    }),
  );

/** Pictures of the benefits, in lib/art/pictures/pages.ts. */
const benefitPictures = [
  'benefit-programs',
  'benefit-capacity',
  'benefit-education',
  'benefit-development',
] as const;

/** `content/pages/careers.yaml` */
export const schema = z.strictObject({
  ...pageFields,
  hero: z
    .strictObject({
      lines: z.tuple([z.string(), z.string()]),
      lede: sentence,
      action: z.string().describe('Leads to the posts and the form.'),
    })
    .describe('The headline: what stands on the land, and what lies in it.'),
  benefits: z.strictObject({
    title: z.string(),
    items: z
      .array(
        z.strictObject({
          title: z.string(),
          text: sentence,
          picture: z.enum(benefitPictures),
          placeholder: placeholderField,
        }),
      )
      .length(4),
  }),
  hiring: z.strictObject({
    title: z.string(),
    steps: z
      .array(
        z.strictObject({
          when: sentence,
          title: z.string(),
          text: sentence,
          placeholder: placeholderField,
        }),
      )
      .length(3)
      .describe('On the day of sending, within the stated reply time, and after it.'),
    safeguards: z.array(z.strictObject({ title: z.string(), text: sentence })).length(2),
  }),
  apply: z.strictObject({
    title: z.string(),
    form: z.string().describe('Above the form, which follows the list.'),
    text: sentence,
    positions: z
      .strictObject({
        'policy-advisor': sentence,
        'development-specialist': sentence,
        'research-analyst': sentence,
        consultant: sentence,
        associate: sentence,
      })
      .describe('What each position of the form asks of a person.'),
  }),
  callToAction: z.strictObject({ title: z.string(), label: z.string() }),
});

export type CareersPage = z.output<typeof schema>;

/** Words of /careers, with the firm's addresses and reply time filled in. */
export const careersPage = () => readFile('pages/careers.yaml', schema);
