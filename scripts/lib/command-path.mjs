import { spawnSync } from 'node:child_process';

/**
 * Where a command is installed.
 * @param {string} name
 * @returns {string | undefined} its path; nothing where it is not on PATH
 */
export function commandPath(name) {
  return spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim() || undefined;
}
