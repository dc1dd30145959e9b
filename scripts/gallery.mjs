/**
 * `npm run gallery`: every example of `/gallery` under axe, and compared with its picture, light at 1280 px
 * and dark at 360 px. It starts a development server of its own.
 *   --update-snapshots  makes the pictures anew (tests/gallery/pictures)
 */
import { bin, run } from './lib/run.mjs';

const args = ['test', '-c', 'tests/gallery/playwright.config.ts', ...process.argv.slice(2)];
process.exit(await run(bin('playwright'), args));
