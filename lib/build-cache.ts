import path from 'node:path';
import { cachedFileIn } from './cached-file.mjs';

/**
 * A file that is slow to make, kept between builds in `.cache/<kind>/`. Its name has to carry a hash
 * of everything it is made from: a file that is there is never made again. The folder may be deleted
 * at any time.
 */
export const cachedFile = (kind: string, name: string, make: () => Promise<Buffer>) =>
  cachedFileIn(path.join(process.cwd(), '.cache', kind), name, make);
