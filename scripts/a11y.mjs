/**
 * `npm run a11y`: three engines over every page of `out/`, light and dark, wide and narrow, and over
 * what visitors can open (scripts/lib/a11y/states.mjs). Prints what they find and a table; a complete
 * run writes content/accessibility-results.json, which the accessibility statement prints. Takes about
 * twenty minutes. To see less, which writes nothing:
 *   npm run a11y -- --only contact     pages and states whose address contains this
 * `--workers 4` looks at four pages at once instead of two.
 */
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { forEachConcurrent } from '../lib/for-each-concurrent.mjs';
import { inspect } from './lib/a11y/engines.mjs';
import { exceptionsOf } from './lib/a11y/exceptions.mjs';
import { jobs } from './lib/a11y/jobs.mjs';
import { addVerdict, emptyResults, needless, recordOf, table } from './lib/a11y/results.mjs';
import { openVisitor } from './lib/a11y/visitor.mjs';
import { commandOptions } from './lib/command-options.mjs';
import { findBrowser, launchFlags } from './lib/find-browser.mjs';
import { projectRoot } from './lib/run.mjs';
import { serve } from './lib/serve.mjs';

const { values } = commandOptions({
  options: { only: { type: 'string' }, workers: { type: 'string', default: '2' } },
});
const out = path.join(projectRoot, 'out');
if (!fs.existsSync(path.join(out, 'sitemap.xml'))) {
  console.error('There is no out/sitemap.xml. Run `npm run build` first.');
  process.exit(1);
}

const wanted = jobs(out).filter(({ route }) => !values.only || route.includes(values.only));
const results = emptyResults(wanted);
const server = await serve({ root: out });
const browser = await chromium.launch({ executablePath: findBrowser(), args: launchFlags });
try {
  let left = wanted.length;
  await forEachConcurrent(wanted, Number(values.workers), async (job) => {
    await examine(job);
    left -= 1;
    if (left % 25 === 0) console.log(`${left} views to go`);
  });
} finally {
  await browser.close();
  await server.close();
}

async function examine(job) {
  const page = await openVisitor(browser, job);
  try {
    await page.goto(server.url + job.route);
    await job.open?.(page);
    for (const { id } of results.engines) {
      const verdict = await inspect(page, id, exceptionsOf(id));
      for (const error of addVerdict(results, id, verdict)) console.log(`${job.name}\n${error}\n`);
    }
  } finally {
    await page.context().close();
  }
}

const complete = !values.only;
const unneeded = complete ? needless(results) : [];
for (const line of unneeded) console.log(line);
const record = recordOf(results);
console.log(table(record));
if (complete) {
  const file = path.join(projectRoot, 'content/accessibility-results.json');
  fs.writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
}
process.exit(results.errors.size + unneeded.length === 0 ? 0 : 1);
