/** Renders what Next has compiled once for each language, side by side. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { forEachConcurrent } from '../../lib/for-each-concurrent.mjs';
import { bin, listenTo, projectRoot } from './run.mjs';

/**
 * Next renders into `.next` of the folder it runs in, and refuses a second rendering there at the same time
 * (an export has no other `distDir`). So each language but the first has a folder of its own: links to the
 * project, and a copy of what was compiled.
 */
const besides = path.join(projectRoot, '.cache/editions');
/** What a rendering makes by itself, and what would make Next take the folder for a project of its own. */
const OWN = new Set(['.next', 'out', 'package-lock.json', '.git']);

/**
 * The pages of every language, as many languages at once as the machine has processors.
 * @param {readonly { id: string, name: string, prefix: string }[]} languages the first is rendered in the
 *   project itself
 * @returns {Promise<{ folder: string, prefix: string }[]>} where the exports of the others are
 * @throws when a rendering fails; what it said is printed
 */
export async function renderEditions(languages) {
  clearEditions();
  const editions = languages.map((language, at) => ({
    ...language,
    folder: at === 0 ? projectRoot : folderBesides(language.id),
  }));
  await forEachConcurrent(editions, os.availableParallelism(), render);
  return editions
    .slice(1)
    .map(({ folder, prefix }) => ({ folder: path.join(folder, 'out'), prefix }));
}

/** The folders of the other languages are of no use once their exports are merged. */
export function clearEditions() {
  fs.rmSync(besides, { recursive: true, force: true });
}

/** @param {string} id @returns {string} */
function folderBesides(id) {
  const folder = path.join(besides, id);
  fs.mkdirSync(path.join(folder, '.next'), { recursive: true });
  for (const entry of fs.readdirSync(projectRoot)) {
    if (!OWN.has(entry)) fs.symlinkSync(path.join(projectRoot, entry), path.join(folder, entry));
  }
  for (const entry of fs.readdirSync(path.join(projectRoot, '.next'))) {
    if (entry === 'cache') continue;
    fs.cpSync(path.join(projectRoot, '.next', entry), path.join(folder, '.next', entry), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
  return folder;
}

/** @param {{ id: string, name: string, folder: string }} edition */
async function render({ id, name, folder }) {
  // Next would export by the list of the compilation, which has no pages.
  fs.rmSync(path.join(folder, '.next/prerender-manifest.json'), { force: true });
  const args = ['build', '--experimental-build-mode', 'generate'];
  const { code, said } = await listenTo(folder, bin('next'), args, { SITE_LANGUAGE: id });
  console.log(`\nPages in ${name}:\n${said}`);
  if (code !== 0) throw new Error(`The pages in ${name} could not be rendered: see above.`);
}
