import { z } from 'zod';
import { pageFields } from '@/lib/content/engine/page-fields';
import { readFile } from '@/lib/content/engine/read';
import { isoDate } from '@/lib/content/types/insight-fields';

const words = z.string().max(60);

/** `content/pages/capability-statement.yaml` */
export const schema = z.strictObject({
  ...pageFields,
  lede: z.string().min(20),
  date: isoDate.describe('The day on which what it says was last gone through.'),
  sections: z
    .strictObject({
      who: words,
      practices: words,
      methods: words,
      offices: words,
      people: words,
      tender: words,
      contact: words,
    })
    .describe('Headings of the parts.'),
  columns: z
    .strictObject({
      practice: words,
      offer: words,
      group: words,
      names: words,
      office: words,
      focus: words,
      languages: words,
      person: words,
      role: words,
      answers: words,
      state: words,
      papers: words,
    })
    .describe('Heads of the columns of the tables.'),
  placeholderNote: z.string().min(20).describe('What in it is a placeholder.'),
  more: z.string().regex(/\{address\}/, 'a sentence that holds {address}'),
  callToAction: z.string(),
});

/** Words of /working-with-us/capability-statement. */
export const capabilityStatementPage = () => readFile('pages/capability-statement.yaml', schema);
