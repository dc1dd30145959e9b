import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Files of Next's export that no visitor needs: router payloads (navigation is by plain documents),
 * the not-found page as a page of its own (hosts send `404.html`), and the manifests of the pages router.
 * @param {string} file path relative to `out/`
 */
export function isUnused(file) {
  const name = path.posix.basename(file);
  return (
    (name.endsWith('.txt') && (name.startsWith('__next.') || name === 'index.txt')) ||
    file.startsWith('_not-found/') ||
    file.startsWith('404/') ||
    /^_next\/static\/[^/]+\/_(?:build|client|ssg)\w*Manifest\.js$/.test(file)
  );
}

/**
 * @param {string} out
 * @param {readonly string[]} files relative to `out`
 * @returns {Promise<string[]>} the files that stay
 */
export async function pruneOutput(out, files) {
  await Promise.all(files.filter(isUnused).map((file) => fs.rm(path.join(out, file))));
  await removeEmptyFolders(out);
  return files.filter((file) => !isUnused(file));
}

/** @param {string} folder @returns {Promise<boolean>} whether it was empty and is gone */
async function removeEmptyFolders(folder) {
  const entries = await fs.readdir(folder, { withFileTypes: true });
  const gone = await Promise.all(
    entries.map(
      (entry) => entry.isDirectory() && removeEmptyFolders(path.join(folder, entry.name)),
    ),
  );
  if (entries.length > gone.filter(Boolean).length) return false;
  await fs.rmdir(folder);
  return true;
}
