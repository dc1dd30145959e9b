import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Project folder. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** Path of a command installed with the project. */
export const bin = (name) => path.join(projectRoot, 'node_modules/.bin', name);

/**
 * Runs a command in the project folder and shows its output.
 * @param {string} command @param {string[]} args @param {Record<string, string>} [env]
 * @returns {Promise<number>} its exit code
 */
export function run(command, args, env = {}) {
  return runAt(projectRoot, command, args, env);
}

/**
 * The same in a copy of the project, with a command that is installed there.
 * @param {string} folder @param {string} name @param {string[]} args @param {Record<string, string>} [env]
 * @returns {Promise<number>} its exit code
 */
export function runIn(folder, name, args, env = {}) {
  return runAt(folder, path.join(folder, 'node_modules/.bin', name), args, env);
}

/**
 * Builds a copy of the project.
 * @param {string} folder @param {Record<string, string>} [env]
 * @returns {Promise<number>} the exit code
 */
export function buildIn(folder, env = {}) {
  return runAt(folder, process.execPath, ['scripts/build.mjs'], env);
}

function runAt(cwd, command, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: 'inherit',
      env: { NEXT_TELEMETRY_DISABLED: '1', ...process.env, ...env },
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
