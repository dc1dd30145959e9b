/** A display face is fetched to be read once: the project comes to depend on no package for it. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * The folder of a face: one that is here, or a package that npm puts into a temporary folder, which goes when
 * the process ends. Fontsource has the faces whose weight varies in fixed weights too; those are what is fetched.
 * @param {string} face `@fontsource/work-sans`, `@fontsource-variable/work-sans` or `./folder`
 * @returns {string}
 * @throws Error where npm does not get the package
 */
export function folderOfFace(face) {
  if (!face.startsWith('@')) return path.resolve(face);
  const name = face.replace('@fontsource-variable/', '@fontsource/');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'face-'));
  process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  fs.writeFileSync(path.join(folder, 'package.json'), '{}');
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
  const { status, stderr } = spawnSync('npm', ['install', ...quiet, name], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) return path.join(folder, 'node_modules', name);
  const isThere = !/\bE404\b/.test(stderr);
  throw new Error(
    `face: found ${JSON.stringify(face)}, ${isThere ? 'which npm could not fetch' : 'and npm knows no such package'}, expected a package such as @fontsource/work-sans${isThere ? ', and a way to the registry' : ''}`,
  );
}
