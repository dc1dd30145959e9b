import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** @typedef {{ test: string, message: string }} Failure */

/**
 * Runs in a copy of the project the part of `npm test` that a mutation names.
 * @param {string} tree @param {import('./mutations.mjs').Check} check
 * @param {{ isBuilt?: boolean }} [state] `isBuilt`: what `out/` holds is up to date
 * @returns {Promise<Failure | null>} the first thing that failed
 */
export async function runCheck(tree, check, { isBuilt = false } = {}) {
  if (needsBuild(check) && !isBuilt) {
    const stopped = await build(tree);
    if (stopped) return stopped;
  }
  return check.project === 'e2e' ? playwright(tree, check) : jest(tree, check);
}

/** @param {import('./mutations.mjs').Check} check */
export const needsBuild = ({ project }) => project === 'built' || project === 'e2e';

/** @param {string} tree @returns {Promise<Failure | null>} */
async function build(tree) {
  fs.rmSync(path.join(tree, 'out'), { recursive: true, force: true });
  const { code, said } = await inTree(tree, process.execPath, ['scripts/build.mjs']);
  return code === 0 ? null : { test: 'npm run build', message: wordsOf(said.slice(-2000)) };
}

/** @param {string} tree @param {import('./mutations.mjs').Check} check */
async function jest(tree, { project, tests }) {
  const report = path.join(tree, 'report.json');
  const { said } = await inTree(tree, 'jest', [
    ...['-c', 'tests/jest.config.mjs', '--selectProjects', project],
    ...['--testPathPatterns', `/${tests}\\.test`, '--json', `--outputFile=${report}`],
  ]);
  const { numTotalTests, testResults } = read(report, said);
  const failed = testResults.find((/** @type {any} */ file) => file.status === 'failed');
  if (!failed && numTotalTests === 0) throw new Error(`No test in tests/${project}/${tests}.test`);
  if (!failed) return null;
  const [first] = failed.assertionResults.filter(
    (/** @type {any} */ one) => one.status === 'failed',
  );
  const file = path.relative(tree, failed.name);
  return {
    test: first ? `${file}: ${first.fullName}` : file,
    message: wordsOf(first?.failureMessages[0] ?? failed.message),
  };
}

/** @param {string} tree @param {import('./mutations.mjs').Check} check */
async function playwright(tree, { tests, only }) {
  const report = path.join(tree, 'report.json');
  const { said } = await inTree(
    tree,
    'playwright',
    ['test', '-c', 'tests/e2e/playwright.config.ts', tests, ...(only ? ['-g', only] : [])],
    { E2E_REPORT: report },
  );
  const { suites, stats } = read(report, said);
  const specs = suites.flatMap(function all(/** @type {any} */ suite) {
    return [...suite.specs, ...(suite.suites ?? []).flatMap(all)];
  });
  const failed = specs.find((/** @type {any} */ spec) => !spec.ok);
  if (!failed && stats.expected === 0) throw new Error(`No test in tests/e2e/${tests}.spec`);
  if (!failed) return null;
  const [error] = failed.tests[0].results[0].errors;
  return {
    test: `tests/e2e/${failed.file}: ${failed.title}`,
    message: wordsOf(error?.message ?? ''),
  };
}

/**
 * @param {string} tree @param {string} command @param {string[]} args @param {object} [env]
 * @returns {Promise<{ code: number, said: string }>}
 */
function inTree(tree, command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(path.resolve(tree, 'node_modules/.bin', command), args, {
      cwd: tree,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0', ...env },
    });
    const stop = () => child.kill();
    process.once('exit', stop);
    child.once('close', () => process.off('exit', stop));
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        said += text;
      });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, said }));
  });
}

function read(/** @type {string} */ report, /** @type {string} */ said) {
  if (!fs.existsSync(report)) throw new Error(`The tests did not run: ${said.slice(-2000)}`);
  const found = JSON.parse(fs.readFileSync(report, 'utf8'));
  fs.rmSync(report);
  return found;
}

const CODES = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

/** What a failure says in one line: the lines that a comparison adds, else its beginning. */
function wordsOf(/** @type {string} */ text) {
  const lines = text.replace(CODES, '').split('\n');
  const found = lines.filter(
    (line) => /^\s*(?:\+ |Received|Error message)(?! *Received)/.test(line) && /\w{3}/.test(line),
  );
  const told = found.length > 0 ? found : lines.filter((line) => /\w{3}/.test(line));
  return told
    .slice(0, 3)
    .map((line) => line.trim().replace(/^\+\s+/, ''))
    .join(' ')
    .slice(0, 160);
}
