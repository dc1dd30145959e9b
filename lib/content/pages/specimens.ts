import { z } from 'zod';
import { readFile } from '@/lib/content/engine/read';

/** `content/pages/specimens.yaml` */
export const schema = z.strictObject({
  title: z.string().max(49),
  description: z.string().min(70).max(160),
  lede: z.string().min(20),
  made: z.string().min(20).describe('On every specimen: whose work it is, and whose it is not.'),
  callToAction: z.string(),
});

/** Words of /working-with-us/specimens, and what each specimen repeats. */
export const specimensPage = () => readFile('pages/specimens.yaml', schema);
