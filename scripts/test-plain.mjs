/**
 * `npm run test:plain`: the journeys over Next's own export, without the lean one: what fails here as
 * well is a fault of the page and not of the export. Left out are the journeys about the lean export
 * itself: what is fetched when, the policy, what happens before React is awake.
 */
import fs from 'node:fs';
import path from 'node:path';
import { bin, projectRoot, run } from './lib/run.mjs';

/** Journeys about the lean export; each with its reason. */
const LEFT_OUT = [
  'lean-export', // the export itself
  'offline', // the worker keeps the files that lean pages name
  'without-scripts', // reads the files of the lean export
];

const out = path.join(projectRoot, 'out');
// The lean export's policy forbids Next's inline scripts: its headers step aside with it.
const headers = path.join(projectRoot, 'deploy/generated');
const aside = [out, headers].map((from) => [
  from,
  path.join(projectRoot, '.cache/aside', path.basename(from)),
]);
for (const [from, to] of aside) move(from, to);

let code = await run(bin('next'), ['build'], { LEAN_EXPORT: 'off' });
if (code === 0) {
  code = await run(bin('playwright'), [
    'test',
    '-c',
    'tests/e2e/playwright.config.ts',
    ...process.argv.slice(2),
    '--grep-invert',
    LEFT_OUT.map((name) => `${name}\\.spec`).join('|'),
  ]);
}
for (const [from, to] of aside) move(to, from);
process.exit(code);

/** Also clears the way, so that nothing of an earlier run is mixed in. */
function move(from, to) {
  fs.rmSync(to, { recursive: true, force: true });
  fs.mkdirSync(path.dirname(to), { recursive: true });
  if (fs.existsSync(from)) fs.renameSync(from, to);
}
