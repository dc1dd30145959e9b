/**
 * `npm run robust`: the long form of what `npm test` does in short. 10,000 hostile texts for every place
 * that takes text from outside, every field of every content file damaged, and every page under every
 * condition in the browser. Needs the export in `out/`. Each test is named with its time when it ends;
 * every condition is told in five shares of the pages.
 */
import { bin, run } from './lib/run.mjs';

const long = { ROBUST_LONG: '1' };
const jest = ['-c', 'tests/jest.config.mjs', '--selectProjects', 'unit', 'content'];
const codes = [
  await run(
    bin('jest'),
    [
      ...jest,
      '--testPathPatterns',
      'hostile|damaged|dangling',
      '--testTimeout=1200000',
      '--verbose',
      '--maxWorkers=100%',
    ],
    long,
  ),
  await run(
    bin('playwright'),
    ['test', '-c', 'tests/e2e/playwright.config.ts', 'robust-', 'hostile'],
    long,
  ),
];
process.exit(codes.every((code) => code === 0) ? 0 : 1);
