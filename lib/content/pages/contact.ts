import { z } from 'zod';
import { readFile } from '@/lib/content/engine/read';

/** `content/pages/contact.yaml` */
export const schema = z.strictObject({
  title: z.string(),
  description: z.string().min(70).max(160),
  heading: z.string(),
  lede: z.string(),
  /** Labels of the three ways to reach the firm. */
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  /** Heading above the form. */
  form: z.string(),
  /** Heading above the offices. */
  offices: z.string(),
});

/** Words of the contact page. */
export const contactPage = () => readFile('pages/contact.yaml', schema);
