import { z } from 'zod';
import { pageDescription } from '@/lib/content/engine/page-fields';
import { readFile } from '@/lib/content/engine/read';

/** `content/pages/moved.yaml` */
export const schema = z.strictObject({
  title: z.string().max(50),
  description: pageDescription,
  heading: z.string().max(40),
  text: z.string().min(10),
  action: z.string().describe('Words of the link for those who are not forwarded.'),
});

/** Words of the pages that forward from an old address; `{page}` stands for the title of the page. */
export const movedPage = () => readFile('pages/moved.yaml', schema);
