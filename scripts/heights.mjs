/**
 * How tall every page is on a phone, tallest last, and the mean: `npm run heights`, or
 * `npm run heights -- --width 1280`. Needs the export in `out/`; tests/e2e/heights.spec.ts holds the limits.
 */
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { commandOptions } from './lib/command-options.mjs';
import { findBrowser, launchFlags } from './lib/find-browser.mjs';
import { meanHeight, pageHeights } from './lib/page-heights.mjs';
import { sitemapRoutes } from './lib/routes.mjs';
import { projectRoot } from './lib/run.mjs';
import { serve } from './lib/serve.mjs';

const { values } = commandOptions({ options: { width: { type: 'string', default: '360' } } });
const out = path.join(projectRoot, 'out');
if (!fs.existsSync(path.join(out, 'sitemap.xml'))) {
  console.error('There is no out/sitemap.xml. Run `npm run build` first.');
  process.exit(1);
}

const server = await serve({ root: out });
const browser = await chromium.launch({ executablePath: findBrowser(), args: launchFlags });
try {
  const routes = sitemapRoutes(out);
  const pages = await pageHeights(browser, {
    base: server.url,
    routes,
    width: Number(values.width),
  });
  for (const { route, height } of pages) console.log(`${String(height).padStart(7)}  /${route}`);
  console.log(`${String(meanHeight(pages)).padStart(7)}  mean of ${pages.length} pages`);
} finally {
  await browser.close();
  await server.close();
}
