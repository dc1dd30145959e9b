/**
 * `npm run lighthouse`: Lighthouse (mobile) over every page of the sitemap of `out/`; prints a table and
 * writes it into docs/figures.md. Accessibility, best practices and search engines have to be 100. It
 * wants a quiet machine and a network: npx fetches Lighthouse, which is not among the packages.
 *   --routes services/,contact/   only these pages; the document is left alone
 *   --runs 3                      visits for the median of performance (default 3)
 */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { median } from './lib/bench/paint.mjs';
import { commandOptions } from './lib/command-options.mjs';
import { findBrowser, launchFlags } from './lib/find-browser.mjs';
import { sitemapRoutes } from './lib/routes.mjs';
import { projectRoot } from './lib/run.mjs';
import { serve } from './lib/serve.mjs';
import { writeBlock } from './lib/write-block.mjs';

const VERSION = '12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const { values } = commandOptions({
  options: { routes: { type: 'string' }, runs: { type: 'string', default: '3' } },
});
const out = path.join(projectRoot, 'out');
const env = { ...process.env, CHROME_PATH: findBrowser(), npm_config_ignore_scripts: 'true' };
const flags = [...launchFlags, '--headless=new'].join(' ');

/** One visit with a browser of its own. @returns {Promise<number[]>} percentages, one a category */
async function visit(address, categories) {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      `lighthouse@${VERSION}`,
      address,
      '--quiet',
      '--output=json',
      `--only-categories=${categories}`,
      `--chrome-flags=${flags}`,
    ],
    { env, maxBuffer: 64_000_000 },
  );
  const report = JSON.parse(stdout);
  return categories.map((category) => Math.round(report.categories[category].score * 100));
}

const site = await serve({ root: out });
const rows = [];
// Pages outside the sitemap are meant not to be found, which Lighthouse minds.
for (const route of values.routes?.split(',') ?? sitemapRoutes(out)) {
  const address = new URL(route, site.url).href;
  const [first, ...rest] = await visit(address, CATEGORIES);
  const performance = [first];
  while (performance.length < Number(values.runs))
    performance.push(...(await visit(address, ['performance'])));
  rows.push({ route: `/${route}`, scores: [Math.round(median(performance)), ...rest] });
  console.log(rows.at(-1).route.padEnd(60), ...rows.at(-1).scores);
}
await site.close();

const all = rows.filter(({ scores }) => scores.every((score) => score === 100)).length;
const summary = `Lighthouse ${VERSION}, mobile; performance is the median of ${values.runs}. ${all} of ${rows.length} pages have 100 in all four.`;
console.log(`\n${summary}`);
if (!values.routes)
  writeBlock(
    'lighthouse',
    [
      summary,
      '',
      '| page | performance | accessibility | best practices | search engines |',
      '|---|---|---|---|---|',
      ...rows.map(({ route, scores }) => `| \`${route}\` | ${scores.join(' | ')} |`),
    ].join('\n'),
  );
process.exit(rows.every(({ scores }) => scores.slice(1).every((score) => score === 100)) ? 0 : 1);
