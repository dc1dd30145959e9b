import { z } from 'zod';
import { pageFields } from '@/lib/content/engine/page-fields';
import { pluralForms } from '@/lib/content/engine/plural-forms';
import { readFile } from '@/lib/content/engine/read';

const form = z.string().regex(/\{count\}|\b1\b/, 'a noun with {count}, or with 1');
const noun = pluralForms(form);

/** `content/pages/reports.yaml` */
export const schema = z.strictObject({
  ...pageFields,
  heading: z.string(),
  lede: z.string().min(10),
  action: z.string(),
  slow: z
    .string()
    .min(10)
    .describe('Why a report is a page: one or two sentences below the reports.'),
  detail: z
    .strictObject({
      contents: z.string(),
      summary: z.string(),
      holds: z.strictObject({ charts: noun, tables: noun, sources: noun }),
    })
    .describe('Headings on the page of each report.'),
  callToAction: z.string(),
});

/** Words of /insights/reports and of each report's page. */
export const reportsPage = () => readFile('pages/reports.yaml', schema);
