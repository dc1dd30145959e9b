import { z } from 'zod';
import { readFile } from '@/lib/content/engine/read';
import { insightReference, placeholderField } from '@/lib/content/types/insight-fields';

const statistic = z.strictObject({
  number: z.string(),
  text: z.string(),
  placeholder: placeholderField.describe('On until the firm has confirmed the figure.'),
});

/** `content/pages/home.yaml` */
export const schema = z.strictObject({
  title: z.string(),
  description: z.string().min(50).max(160),
  hero: z.strictObject({ lines: z.array(z.string()).length(3), lede: z.string() }),
  intro: z.strictObject({ title: z.string(), text: z.string() }),
  impact: z.strictObject({
    title: z.string(),
    clients: statistic,
    practices: z.strictObject({ text: z.string() }).describe('Their number is counted.'),
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
