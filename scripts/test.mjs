/**
 * `npm test`: everything, in the order in which an error is cheapest to find: lint, types, unused code,
 * unit, content, known holes in packages, build, built output, web servers, browser. Ends in one line,
 * `N passed, N failed`. Other browser engines have a command of their own: `npm run test:engines`.
 *   --fast     only what needs no build and no browser (`npm run check`)
 *   --changed  of those, only the tests of what is not committed yet, for between two savings
 *   --record   writes the figures of this run into docs/figures.md
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { forEachConcurrent } from '../lib/for-each-concurrent.mjs';
import { audit } from './lib/audit.mjs';
import { commandOptions } from './lib/command-options.mjs';
import { failuresOfJest, failuresOfPlaywright } from './lib/failures.mjs';
import { findHosts } from './lib/find-hosts.mjs';
import { bin, listenTo, projectRoot, run } from './lib/run.mjs';
import { writeBlock } from './lib/write-block.mjs';

const {
  values: { fast, changed, record },
} = commandOptions({
  options: {
    fast: { type: 'boolean' },
    changed: { type: 'boolean' },
    record: { type: 'boolean' },
  },
});
const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'reports-'));
const total = { passed: 0, failed: 0 };
const started = performance.now();
/** The suites that have run, in seconds. */
const suites = [];
/** The files of tests, in seconds. */
const files = [];
/** Tests that failed and what they said, told once more at the end: between lie thousands of lines. */
const failures = [];

/** When the suite began that is counted next. */
let since = started;
const secondsSince = (time) => Math.round((performance.now() - time) / 1000);

function count(name, { passed, failed }, seconds = secondsSince(since)) {
  total.passed += passed;
  total.failed += failed;
  since = performance.now();
  suites.push({ name, passed, failed, seconds });
  console.log(`\n${name}: ${passed} passed, ${failed} failed, ${seconds} s\n`);
}

/** A command that passes or fails as a whole. */
async function single(name, command, args) {
  console.log(`\n── ${name}`);
  const code = await run(command, args);
  count(name, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });
  return code === 0;
}

/** Several such commands, none of which uses more than one processor, as many at once as there are. */
async function sideBySide(commands) {
  await forEachConcurrent(commands, os.availableParallelism(), async ([name, command, args]) => {
    const began = performance.now();
    const { code, said } = await listenTo(projectRoot, command, args);
    console.log(`\n── ${name}\n${said}`);
    count(name, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }, secondsSince(began));
  });
}

async function jest(name, projects, ...more) {
  console.log(`\n── ${name}`);
  const report = path.join(reports, `${name}.json`);
  const code = await run(bin('jest'), [
    '-c',
    'tests/jest.config.mjs',
    '--selectProjects',
    ...projects,
    ...more,
    '--json',
    `--outputFile=${report}`,
  ]);
  const { passed, failed } = readJest(report);
  // Jest also ends badly where every test passes but the coverage lies below its floor.
  count(name, { passed, failed: failed || (code === 0 ? 0 : 1) });
}

/** Known holes in the packages, where the registry says what it knows of them. */
function knownHoles() {
  console.log('\n── known holes in packages');
  const { answered, holes } = audit();
  if (!answered) return console.log('\nnot run: npm audit (the registry does not answer)');
  for (const hole of holes) console.log(hole);
  count('known holes in packages', { passed: holes.length ? 0 : 1, failed: holes.length ? 1 : 0 });
}

/** The export behind real web servers. One that cannot be had here is said to be not run, and not counted. */
async function hosts() {
  const found = findHosts();
  const missing = ['nginx', 'caddy'].filter((name) => !found[name]);
  for (const name of missing) console.log(`\nnot run: tests/hosts/${name} (no ${name} here)`);
  const leftOut = missing.map((name) => `tests/hosts/${name}\\.`);
  await jest(
    'web servers',
    ['hosts'],
    ...leftOut.map((file) => `--testPathIgnorePatterns=${file}`),
  );
}

/** Jest knows which tests import a file, and not which read it: of content those are the content tests. */
async function testsOfChanges() {
  const { stdout } = spawnSync('git', ['status', '--porcelain'], { encoding: 'utf8' });
  const areWordsChanged = /^.. "?content\//m.test(stdout);
  const imported = areWordsChanged ? ['unit'] : ['unit', 'content'];
  await jest('unit', imported, everyCore, '--onlyChanged', '--passWithNoTests');
  if (areWordsChanged) await jest('content', ['content'], everyCore);
}

function readJest(file) {
  if (!fs.existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(fs.readFileSync(file, 'utf8'));
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = report;
  failures.push(...failuresOfJest(report));
  for (const { name, startTime, endTime } of testResults)
    files.push({ name: path.relative(projectRoot, name), seconds: (endTime - startTime) / 1000 });
  // A test file that does not even load has no failed tests of its own; a skipped test is not a pass.
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  return { passed: numPassedTests, failed: numFailedTests + numPendingTests + broken };
}

async function browser() {
  console.log('\n── browser');
  const report = path.join(reports, 'e2e.json');
  const code = await run(bin('playwright'), ['test', '-c', 'tests/e2e/playwright.config.ts'], {
    E2E_REPORT: report,
  });
  if (!fs.existsSync(report)) return count('browser', { passed: 0, failed: 1 });
  const told = JSON.parse(fs.readFileSync(report, 'utf8'));
  const { stats, suites: tested } = told;
  for (const suite of tested)
    files.push({ name: `tests/e2e/${suite.file}`, seconds: secondsOf(suite) });
  failures.push(...failuresOfPlaywright(told));
  const failed = stats.unexpected + stats.skipped + stats.flaky;
  count('browser', { passed: stats.expected, failed: failed || (code === 0 ? 0 : 1) });
}

/** Of a file of browser tests: those of two workers add up. */
function secondsOf({ specs = [], suites: inner = [] }) {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return (
    own.reduce((sum, { duration }) => sum + duration / 1000, 0) +
    inner.reduce((sum, suite) => sum + secondsOf(suite), 0)
  );
}

await sideBySide([
  ['types', process.execPath, ['scripts/types.mjs']],
  ['lint', bin('biome'), ['ci', '.']],
  ['unused code', bin('knip'), []],
]);
// Left to itself, Jest keeps one core free: on two that is half of them.
const everyCore = '--maxWorkers=100%';
if (changed) await testsOfChanges();
else await jest('unit', ['unit', 'content'], everyCore, ...(fast ? [] : ['--coverage']));
if (!fast && !changed) {
  await sideBySide([
    ['a new kind of content', process.execPath, ['scripts/test-kinds.mjs', '--fast']],
    ['a third language', process.execPath, ['scripts/test-languages.mjs', '--fast']],
    ['another firm', process.execPath, ['scripts/test-brand.mjs', '--fast']],
  ]);
  knownHoles();
  fs.rmSync(path.join(projectRoot, 'out'), { recursive: true, force: true });
  if (await single('build', process.execPath, ['scripts/build.mjs'])) {
    await jest('built output', ['built'], everyCore);
    await hosts();
    await browser();
  }
}

fs.rmSync(reports, { recursive: true, force: true });
// Some have run side by side.
const all = secondsSince(started);
const table = [
  '| suite | passed | failed | seconds |',
  '|---|--:|--:|--:|',
  ...[...suites, { name: 'all', ...total, seconds: all }].map(
    ({ name, passed, failed, seconds }) => `| ${name} | ${passed} | ${failed} | ${seconds} |`,
  ),
].join('\n');
const slowest = [
  '| slowest files | seconds |',
  '|---|--:|',
  ...files
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, 20)
    .map(({ name, seconds }) => `| \`${name}\` | ${Math.round(seconds)} |`),
].join('\n');
const tables = `${table}\n\n${slowest}`;
console.log(`\n${tables}\n`);
if (failures.length > 0) console.log(`What failed:\n\n${failures.join('\n\n')}\n`);
if (record && !changed) writeBlock(fast ? 'check' : 'test', tables);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
