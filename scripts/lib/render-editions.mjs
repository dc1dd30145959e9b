/** Renders what Next has compiled once for each language, side by side. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bin, projectRoot } from './run.mjs';

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
 * @param {readonly { id: string, name: string }[]} languages the first is rendered in the project itself
 * @returns {Promise<Map<string, string>>} the folder of each language's export, by its id
 * @throws when a rendering fails; what it said is printed
 */
export async function renderEditions(languages) {
  fs.rmSync(besides, { recursive: true, force: true });
  const waiting = languages.map(({ id, name }, at) => ({
    id,
    name,
    folder: at === 0 ? projectRoot : folderBesides(id),
  }));
  const exports = new Map(waiting.map(({ id, folder }) => [id, path.join(folder, 'out')]));
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await render(next);
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, worker));
  return exports;
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
  const child = spawn(bin('next'), ['build', '--experimental-build-mode', 'generate'], {
    cwd: folder,
    env: { NEXT_TELEMETRY_DISABLED: '1', ...process.env, SITE_LANGUAGE: id },
  });
  /** What it says is printed when it is done: two at once would be read as one. */
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  }
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  console.log(`\nPages in ${name}:\n${said}`);
  if (code !== 0) throw new Error(`The pages in ${name} could not be rendered: see above.`);
}
