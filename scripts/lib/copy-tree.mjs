import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from './run.mjs';

/**
 * A copy of the project in a temporary folder, to be changed and built there while the project stays as
 * it is: every file that git knows or would take, and the installed packages. It goes when the process
 * ends, also when somebody stops it.
 * @param {string} name beginning of the folder's name
 * @returns {string} the folder
 */
export function copyTree(name) {
  const tree = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`)));
  process.on('exit', () => fs.rmSync(tree, { recursive: true, force: true }));
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  for (const file of new Set(listed.split('\0').filter(Boolean))) {
    const from = path.join(projectRoot, file);
    if (fs.existsSync(from)) fs.cpSync(from, path.join(tree, file));
  }
  linkFolder(path.join(projectRoot, 'node_modules'), path.join(tree, 'node_modules'));
  // Pictures and documents that an earlier build has made: their names say what they were made from.
  const made = path.join(projectRoot, '.cache');
  if (fs.existsSync(made)) {
    const own = (/** @type {string} */ from) =>
      !['hosts', 'editions', 'built'].includes(path.relative(made, from));
    fs.cpSync(made, path.join(tree, '.cache'), { recursive: true, filter: own });
  }
  // What TypeScript knows of files that are the same there.
  const checked = path.join(projectRoot, 'tsconfig.tsbuildinfo');
  if (fs.existsSync(checked)) fs.copyFileSync(checked, path.join(tree, path.basename(checked)));
  return tree;
}

/** Second names for the same files, which costs no space; copies where the disk is another one. */
function linkFolder(/** @type {string} */ from, /** @type {string} */ to) {
  fs.mkdirSync(to);
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(source), target);
    else {
      try {
        fs.linkSync(source, target);
      } catch {
        fs.copyFileSync(source, target);
      }
    }
  }
}
