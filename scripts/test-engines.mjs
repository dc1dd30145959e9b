/**
 * `npm run test:engines`: the main journeys in Firefox and in WebKitGTK, over the export in out/. Ends in a
 * table; an engine that is not installed is reported as not run, never as passed.
 *   --install          first installs what is missing with apt-get, where this process may
 *   --pictures FOLDER  also takes pictures of four pages, wide and narrow, in each engine
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from './lib/run.mjs';
import { runEngines } from './lib/run-engines.mjs';
import { writeBlock } from './lib/write-block.mjs';

const { values } = parseArgs({
  options: { install: { type: 'boolean' }, pictures: { type: 'string' } },
});

if (!fs.existsSync(path.join(projectRoot, 'out/index.html'))) {
  console.error('There is no out/ to test. Run `npm run build` first.');
  process.exit(1);
}
if (values.install) {
  const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', ...packages],
  ])
    spawnSync('apt-get', args, { stdio: 'inherit' });
}
const pictures = values.pictures && path.resolve(values.pictures);
if (pictures) fs.mkdirSync(pictures, { recursive: true });

const engines = await runEngines(pictures ? { ENGINES_PICTURES: pictures } : {});
const sum = (key) => engines.reduce((total, engine) => total + engine[key], 0);

const table = [
  '| engine | version | passed | failed | seconds |',
  '|---|---|--:|--:|--:|',
  ...engines.map(({ name, version, passed, failed, seconds, ran }) =>
    ran
      ? `| ${name} | ${version} | ${passed} | ${failed} | ${seconds} |`
      : `| ${name} | not installed | not run | not run | – |`,
  ),
].join('\n');
console.log(`\n${table}`);
if (engines.every(({ ran }) => ran)) writeBlock('engines', table);
// Nothing run is nothing shown.
process.exit(sum('failed') > 0 || sum('passed') === 0 ? 1 : 0);
