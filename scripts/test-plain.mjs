/**
 * `npm run test:plain`: the journeys over Next's own export, without the lean one, in a copy of the
 * project: what fails here as well is an error of the page and not of the export. Arguments go to
 * Playwright: `npm run test:plain -- forms search`. Needs no `out/`, and leaves one as it is.
 */
import { copyTree } from './lib/copy-tree.mjs';
import { buildIn, runIn } from './lib/run.mjs';

/** Tests of the lean export itself, by words of their titles; every other journey has to hold. */
const LEFT_OUT = [
  // Next's own export sends its scripts with the page: nothing is fetched at a touch, held or tried again.
  'reading costs no script',
  'a press before the scripts are there is held',
  'a failed download is tried again on the same page',
  // For the same reason they have come before this visitor presses, and take up a line of 20 kbit/s.
  'a popular search pressed before the scripts have come',
  'at 20 kbit/s a page is read',
  // It gives its scripts no checksums: a browser runs what came in their place.
  'answered with an error or with something else',
  // It has no policy either, which its inline scripts would break, so none is there to be broken.
  'notices a picture of another host that the policy stops',
  'notices a style written into the page',
  // And all its styles are linked in the head.
  'a phone shows the first screen without waiting',
  'the first screen is dark where',
];

const tree = copyTree('plain');
let code = await buildIn(tree, { OPTIMIZE_EXPORT: 'off' });
if (code === 0) {
  code = await runIn(tree, 'playwright', [
    'test',
    '-c',
    'tests/e2e/playwright.config.ts',
    ...process.argv.slice(2),
    '--grep-invert',
    LEFT_OUT.join('|'),
  ]);
}
process.exit(code);
