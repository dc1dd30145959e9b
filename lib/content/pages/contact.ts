import { z } from 'zod';
import { pageDescription } from '@/lib/content/engine/page-fields';
import { readFile } from '@/lib/content/engine/read';

/** `content/pages/contact.yaml` */
export const schema = z.strictObject({
  title: z.string(),
  description: pageDescription,
  heading: z.string(),
  lede: z.string(),
  address: z.string().describe('Labels of the three ways to reach the firm.'),
  phone: z.string(),
  email: z.string(),
  form: z.string().describe('Heading above the form.'),
  offices: z.string().describe('Heading above the offices.'),
});

/** Words of the contact page. */
export const contactPage = () => readFile('pages/contact.yaml', schema);
