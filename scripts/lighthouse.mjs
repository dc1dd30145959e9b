/**
 * `npm run lighthouse`: Lighthouse (mobile) over every page of the export in `out/`; prints a table and
 * writes it into docs/performance.md. Lighthouse is large and wants a quiet machine, so it is neither
 * among the packages nor in `npm test`; the first run says how to fetch it.
 *   --routes services/,contact/   only these pages; the document is left alone
 *   --runs 3                      runs for the median of performance (default 3)
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { median } from './lib/bench/paint.mjs';
import { findBrowser, launchFlags } from './lib/find-browser.mjs';
import { sitemapRoutes } from './lib/routes.mjs';
import { projectRoot } from './lib/run.mjs';
import { serve } from './lib/serve.mjs';
import { writeBlock } from './lib/write-block.mjs';

const VERSION = '12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** A browser of its own for each visit; now and then one does not record it. */
const ATTEMPTS = 3;

const { values } = parseArgs({
  options: { routes: { type: 'string' }, runs: { type: 'string', default: '3' } },
});

const out = path.join(projectRoot, 'out');
const folder = path.join(projectRoot, '.cache/lighthouse');
const inFolder = (file) => path.join(folder, 'node_modules', file);
const entry = inFolder('lighthouse/core/index.js');
if (!fs.existsSync(entry)) {
  console.error(`Lighthouse is not here. Fetch it once with

  npm install --ignore-scripts --prefix .cache/lighthouse lighthouse@${VERSION}
`);
  process.exit(1);
}
const { default: lighthouse } = await import(pathToFileURL(entry).href);
const { launch } = await import(pathToFileURL(inFolder('chrome-launcher/dist/index.js')).href);

async function report(address, categories, attempt = 1) {
  const browser = await launch({
    chromePath: findBrowser(),
    chromeFlags: [...launchFlags, '--headless=new'],
  });
  const { lhr } = await lighthouse(address, {
    port: browser.port,
    onlyCategories: categories,
    logLevel: 'error',
  });
  browser.kill();
  if (!lhr.runtimeError) return lhr;
  if (attempt === ATTEMPTS) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  return report(address, categories, attempt + 1);
}

/** One visit. @returns {Promise<{ scores: number[], errors: string[] }>} percentages by category */
async function visit(address, categories) {
  const lhr = await report(address, categories);
  const errors = categories.flatMap((category) =>
    lhr.categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 0.9)
      .map(({ id }) => `${id} ${lhr.audits[id].displayValue ?? ''}`.trim()),
  );
  const scores = categories.map((category) => Math.round(lhr.categories[category].score * 100));
  return { scores, errors };
}

async function measure(address) {
  const { scores, errors } = await visit(address, CATEGORIES);
  const [first, ...rest] = scores;
  const performance = [first];
  while (performance.length < Number(values.runs))
    performance.push((await visit(address, ['performance'])).scores[0]);
  return { scores: [Math.round(median(performance)), ...rest], errors };
}

const site = await serve({ root: out });
const rows = [];
// Pages outside the sitemap are meant not to be found, which Lighthouse minds.
for (const route of values.routes?.split(',') ?? sitemapRoutes(out)) {
  const row = { route: `/${route}`, ...(await measure(new URL(route, site.url).href)) };
  rows.push(row);
  const figures = row.scores.map((score) => String(score).padStart(5)).join('');
  console.log(`${row.route.padEnd(60)}${figures}  ${row.errors.join(', ')}`);
}
await site.close();

const below = rows.filter(({ scores }) => scores.some((score) => score < 100));
console.log(`\n${rows.length} pages, ${below.length} below 100 somewhere`);
if (!values.routes) writeBlock('lighthouse', table());
process.exit(below.length === 0 ? 0 : 1);

function table() {
  const all = rows.length - below.length;
  return [
    `Lighthouse ${VERSION}, mobile; performance is the median of ${values.runs}. ${all} of ${rows.length} pages have 100 in all four.`,
    '',
    '| page | performance | accessibility | best practices | search engines |',
    '|---|---|---|---|---|',
    ...rows.map(({ route, scores }) => `| \`${route}\` | ${scores.join(' | ')} |`),
  ].join('\n');
}
