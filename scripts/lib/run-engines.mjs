import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findEngines } from './find-engines.mjs';
import { bin, run } from './run.mjs';

const NAMES = { firefox: 'Firefox', webkit: 'WebKitGTK' };

/**
 * Walks the journeys of tests/engines in every engine that is installed here, side by side.
 * @param {Record<string, string>} [env] for the journeys
 * @returns {Promise<{ name: string, ran: boolean, version: string, passed: number, failed: number, seconds: number }[]>}
 *   `ran` is false where the engine is not installed
 */
export async function runEngines(env = {}) {
  const found = Object.keys(findEngines());
  const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'engines-'));
  const report = path.join(reports, 'report.json');
  const args = ['-c', 'tests/jest.config.mjs', '--selectProjects', 'engines', '--maxWorkers=2'];
  if (found.length > 0)
    await run(
      bin('jest'),
      [
        ...args,
        `--testPathPatterns=engines/(${found.join('|')})\\.`,
        '--json',
        `--outputFile=${report}`,
      ],
      { ...env, ENGINES_REPORT: reports },
    );
  const results = Object.entries(NAMES).map(([key, name]) => {
    if (found.includes(key))
      return { name, ran: true, ...read(report, key), version: versionOf(reports, key) };
    console.log(`\nnot run: ${name} (not installed)`);
    return { name, ran: false, version: '', passed: 0, failed: 0, seconds: 0 };
  });
  fs.rmSync(reports, { recursive: true, force: true });
  return results;
}

/** What Jest reports of one engine. A journey that did not run counts as failed, and so does a file that did not load. */
function read(report, key) {
  const { testResults } = fs.existsSync(report)
    ? JSON.parse(fs.readFileSync(report, 'utf8'))
    : { testResults: [] };
  const file = testResults.find(({ name }) => path.basename(name) === `${key}.test.ts`);
  if (!file || file.assertionResults.length === 0) return { passed: 0, failed: 1, seconds: 0 };
  const passed = file.assertionResults.filter(({ status }) => status === 'passed').length;
  return {
    passed,
    failed: file.assertionResults.length - passed,
    seconds: Math.round((file.endTime - file.startTime) / 1000),
  };
}

function versionOf(reports, key) {
  const file = path.join(reports, `${key}.version`);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : 'did not start';
}
