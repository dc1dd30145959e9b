import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findEngines } from './find-engines.mjs';
import { bin, run } from './run.mjs';

const NAMES = { firefox: 'Firefox', webkit: 'WebKitGTK' };

/**
 * Walks the journeys of tests/engines in every engine that is installed here, one after the other.
 * @param {Record<string, string>} [env] for the journeys
 * @returns {Promise<{ name: string, ran: boolean, version: string, passed: number, failed: number, seconds: number }[]>}
 *   `ran` is false where the engine is not installed
 */
export async function runEngines(env = {}) {
  const found = findEngines();
  const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'engines-'));
  const results = [];
  for (const [key, name] of Object.entries(NAMES)) {
    if (!found[key]) {
      console.log(`\nnot run: ${name} (not installed)`);
      results.push({ name, ran: false, version: '', passed: 0, failed: 0, seconds: 0 });
      continue;
    }
    const report = path.join(reports, `${key}.json`);
    await run(
      bin('jest'),
      [
        ...['-c', 'tests/jest.config.mjs', '--selectProjects', 'engines'],
        ...['--testPathPatterns', `engines/${key}\\.`, '--json', `--outputFile=${report}`],
      ],
      { ...env, ENGINES_REPORT: reports },
    );
    results.push({ name, ran: true, ...read(report), version: versionOf(reports, key) });
  }
  fs.rmSync(reports, { recursive: true, force: true });
  return results;
}

function read(report) {
  if (!fs.existsSync(report)) return { passed: 0, failed: 1, seconds: 0 };
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
    fs.readFileSync(report, 'utf8'),
  );
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const spans = testResults.map(({ startTime, endTime }) => endTime - startTime);
  return {
    passed: numPassedTests,
    failed: numFailedTests + numPendingTests + broken,
    seconds: Math.round(spans.reduce((total, span) => total + span, 0) / 1000),
  };
}

function versionOf(reports, key) {
  const file = path.join(reports, `${key}.version`);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : 'did not start';
}
