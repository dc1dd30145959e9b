import fs from 'node:fs';
import path from 'node:path';

/**
 * A file that is slow to make, kept between builds in `.cache/<kind>/`. Its name has to carry a hash
 * of everything it is made from: a file that is there is never made again. The folder may be deleted
 * at any time.
 */
export async function cachedFile(
  kind: string,
  name: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const folder = path.join(process.cwd(), '.cache', kind);
  const file = path.join(folder, name);
  if (fs.existsSync(file)) return fs.readFileSync(file);
  const data = await make();
  fs.mkdirSync(folder, { recursive: true });
  // Several processes build at once: a file appears whole or not at all.
  const unfinished = `${file}.${process.pid}`;
  fs.writeFileSync(unfinished, data);
  fs.renameSync(unfinished, file);
  return data;
}
