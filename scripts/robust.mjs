/**
 * `npm run robust`: the long form of what `npm test` does in short. 10,000 hostile texts for every place
 * that takes text from outside, every field of every content file damaged, and every page under every
 * condition in the browser. Needs the export in `out/`. Some forty minutes on two cores.
 */
import { bin, run } from './lib/run.mjs';

const long = { ROBUST_LONG: '1' };
const jest = ['-c', 'tests/jest.config.mjs', '--selectProjects', 'unit', 'content'];
const codes = [
  await run(
    bin('jest'),
    [...jest, '--testPathPatterns', 'hostile|damaged|dangling', '--testTimeout=3600000'],
    long,
  ),
  await run(
    bin('playwright'),
    ['test', '-c', 'tests/e2e/playwright.config.ts', 'robust-', 'hostile'],
    long,
  ),
];
process.exit(codes.every((code) => code === 0) ? 0 : 1);
