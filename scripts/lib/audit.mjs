import { spawnSync } from 'node:child_process';
import { projectRoot } from './run.mjs';

const COUNTED = ['moderate', 'high', 'critical'];
const ONE_TRY = ['--fetch-retries=0', '--fetch-timeout=20000'];

/**
 * Asks the registry which installed packages have known holes of moderate severity or worse.
 * @param {string} [said] what `npm audit --json` printed
 * @returns {{ answered: boolean, holes: string[] }} `answered` is false where the registry keeps no such
 *   list or cannot be reached: nothing is known then, neither good nor bad
 */
export function audit(said = ask()) {
  const report = read(said);
  if (!report?.auditReportVersion) return { answered: false, holes: [] };
  const holes = Object.values(report.vulnerabilities)
    .filter(({ severity }) => COUNTED.includes(severity))
    .map(({ name, severity, range }) => `${name} ${range}: ${severity}`);
  return { answered: true, holes };
}

function ask() {
  const { stdout } = spawnSync('npm', ['audit', '--json', ...ONE_TRY], {
    cwd: projectRoot,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    timeout: 60_000,
  });
  return stdout ?? '';
}

function read(said) {
  try {
    return JSON.parse(said);
  } catch {
    return null;
  }
}
