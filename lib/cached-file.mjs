// @ts-check
import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * A file that is slow to make, kept in a folder that may be deleted at any time.
 * @param {string} folder
 * @param {string} name carries a hash of everything the file is made from: one that is there is never made again
 * @param {() => Promise<Buffer>} make
 * @returns {Promise<Buffer>}
 */
export async function cachedFileIn(folder, name, make) {
  const file = path.join(folder, name);
  const kept = await fs.readFile(file).catch(() => undefined);
  if (kept) return kept;
  const made = await make();
  await fs.mkdir(folder, { recursive: true });
  // Several processes build at once, and a build may be broken off: a file appears whole or not at all.
  const unfinished = `${file}.${process.pid}`;
  await fs.writeFile(unfinished, made);
  await fs.rename(unfinished, file);
  return made;
}
