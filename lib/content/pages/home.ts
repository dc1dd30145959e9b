import { z } from 'zod';
import { readFile } from '@/lib/content/engine/read';
import { type IndustryId, industryIds } from '@/lib/content/types/ids';
import { insightReference, placeholderField } from '@/lib/content/types/insight-fields';

/** Services that the home page's picker offers, in the order of its list. */
export const pickerServiceIds = [
  'agriculture',
  'policy',
  'capacity',
  'research',
  'programs',
] as const;
export type PickerServiceId = (typeof pickerServiceIds)[number];

const statistic = z.strictObject({
  number: z.string(),
  text: z.string(),
  placeholder: placeholderField.describe(
    'True until the firm has confirmed the figure; counted by `npm run preflight`.',
  ),
});
const industryNames = Object.fromEntries(
  industryIds.map((id) => [id, z.string().max(22)]),
) as Record<IndustryId, z.ZodString>;

/** `content/pages/home.yaml` */
export const schema = z.strictObject({
  title: z.string(),
  description: z.string().min(50).max(160),
  hero: z.strictObject({ lines: z.array(z.string()).length(3), lede: z.string() }),
  intro: z.strictObject({ title: z.string(), text: z.string() }),
  impact: z.strictObject({
    title: z.string(),
    clients: statistic,
    practices: statistic,
    years: statistic,
  }),
  picker: z.strictObject({
    title: z.string(),
    sentence: z
      .string()
      .regex(/\{industry\}.*\{service\}/, 'a sentence that holds {industry} and then {service}'),
    industryAction: z.string().includes('{industry}'),
    industryLabel: z.string(),
    serviceLabel: z.string(),
    industries: z
      .strictObject(industryNames)
      .describe('Short names that fit into the sentence on a phone.'),
    services: z.strictObject({
      agriculture: z.string().max(22),
      policy: z.string().max(22),
      capacity: z.string().max(22),
      research: z.string().max(22),
      programs: z.string().max(22),
    }),
    action: z.string(),
  }),
  reading: z.strictObject({
    title: z.string(),
    action: z.string(),
    pieces: z.array(insightReference).length(4),
  }),
  offices: z.strictObject({ title: z.string(), text: z.string() }),
  subscribe: z.strictObject({ title: z.string(), text: z.string() }),
});

/** Words of the home page. */
export const homePage = () => readFile('pages/home.yaml', schema);
