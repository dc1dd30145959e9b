import { z } from 'zod';
import { pageFields } from '@/lib/content/engine/page-fields';
import { readFile } from '@/lib/content/engine/read';

/** `content/pages/specimens.yaml` */
export const schema = z.strictObject({
  ...pageFields,
  lede: z.string().min(20),
  made: z.string().min(20).describe('On every specimen: whose work it is, and whose it is not.'),
  callToAction: z.string(),
});

/** Words of /working-with-us/specimens, and what each specimen repeats. */
export const specimensPage = () => readFile('pages/specimens.yaml', schema);
