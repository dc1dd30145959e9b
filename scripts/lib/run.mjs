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

/**
 * Runs a command and keeps what it says: of two at once the lines would be mixed.
 * @param {string} folder @param {string} command @param {string[]} args @param {Record<string, string>} [env]
 * @returns {Promise<{ code: number, said: string }>} its exit code and its output
 */
export async function listenTo(folder, command, args, env = {}) {
  const child = spawn(command, args, { cwd: folder, env: environment(env) });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  }
  return { code: await exitOf(child), said };
}

function runAt(cwd, command, args, env) {
  return exitOf(spawn(command, args, { cwd, stdio: 'inherit', env: environment(env) }));
}

const environment = (env) => ({ NEXT_TELEMETRY_DISABLED: '1', ...process.env, ...env });

const exitOf = (child) =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
