/**
 * `npm run test:plain`: the journeys over Next's own export, without the lean one, in a copy of the
 * project: what fails here as well is a fault of the page and not of the export. Arguments go to
 * Playwright: `npm run test:plain -- forms search`. Needs no `out/`, and leaves one as it is.
 */
import { copyTree } from './lib/copy-tree.mjs';
import { runIn } from './lib/run.mjs';

/** Journeys about the lean export; each with its reason. */
const LEFT_OUT = [
  'lean-export', // the export itself
  'offline', // the worker keeps the files that lean pages name
  'without-scripts', // reads the files of the lean export
];

const tree = copyTree('plain');
let code = await runIn(tree, 'next', ['build'], { LEAN_EXPORT: 'off' });
if (code === 0) {
  code = await runIn(tree, 'playwright', [
    'test',
    '-c',
    'tests/e2e/playwright.config.ts',
    ...process.argv.slice(2),
    '--grep-invert',
    LEFT_OUT.map((name) => `${name}\\.spec`).join('|'),
  ]);
}
process.exit(code);
