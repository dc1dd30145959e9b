/**
 * `npm run test:engines`: the journeys tagged `@engines` (tests/e2e), over the export in `out/`, in
 * Firefox and WebKit as Playwright brings them. `-- --project=firefox` walks them in one. It is not part
 * of `npm test`, which would have to download both; the nightly job runs it.
 */
import fs from 'node:fs';
import { firefox, webkit } from 'playwright';
import { bin, run } from './lib/run.mjs';

const engines = [firefox, webkit];
if (!engines.every((engine) => fs.existsSync(engine.executablePath()))) {
  console.error(
    'not run: install both engines first with `npx playwright install --with-deps firefox webkit`.',
  );
  process.exit(1);
}
const args = ['test', '-c', 'tests/e2e/playwright.config.ts', ...process.argv.slice(2)];
process.exit(await run(bin('playwright'), args, { ENGINES: 'firefox,webkit' }));
