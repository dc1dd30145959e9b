/**
 * `npm run links:external`: visits every address of another site that the built pages link to, sources
 * above all. Needs `out/` and a network. `--list` only prints them, with the pages that hold them.
 */
import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { filesBelow } from '../lib/export/compress.mjs';
import { projectRoot } from './lib/run.mjs';

const out = path.join(projectRoot, 'out');
const AT_ONCE = 6;
const TIMEOUT = 30_000;
/** Addresses that open a visitor's own mailbox, and names reserved for examples. */
const NOT_VISITED =
  /^https:\/\/(?:mail\.google\.com|outlook\.[\w.]+)\/|^https?:\/\/[\w.-]+\.example(?:[/:]|$)/;
/** A site that turns programs away says nothing about what a reader sees. */
const TURNED_AWAY = new Set([401, 403, 405, 406, 429, 503, 999]);

async function externalLinks() {
  const links = new Map();
  for (const file of (await filesBelow(out)).filter((name) => name.endsWith('.html'))) {
    const $ = load(fs.readFileSync(file, 'utf8'));
    for (const anchor of $('a[href^="http"]').toArray()) {
      const href = String($(anchor).attr('href')).replace(/#.*$/, '');
      if (!NOT_VISITED.test(href))
        links.set(href, (links.get(href) ?? new Set()).add(path.relative(out, file)));
    }
  }
  return [...links].sort(([one], [other]) => one.localeCompare(other));
}

/** @returns {Promise<{ verdict: 'good' | 'unsure' | 'broken', reason: string }>} */
async function visit(href) {
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    const answer = await fetch(href, {
      signal,
      headers: { Accept: 'text/html,application/pdf,*/*' },
    });
    await answer.body?.cancel();
    if (answer.ok) return { verdict: 'good', reason: '' };
    const verdict = TURNED_AWAY.has(answer.status) ? 'unsure' : 'broken';
    return { verdict, reason: `answers ${answer.status}` };
  } catch (error) {
    return { verdict: 'broken', reason: error.cause?.code ?? error.name };
  }
}

const links = await externalLinks();
if (process.argv.includes('--list')) {
  for (const [href, pages] of links) console.log(`${href}\n  ${[...pages].join('\n  ')}`);
  console.log(`\n${links.length} addresses`);
  process.exit(0);
}

// Without a network every link would look broken, and none would have been tried.
const apart = Math.ceil(links.length / AT_ONCE);
const some = links.filter((_, place) => place % apart === 0);
const tried = await Promise.all(some.map(([href]) => visit(href)));
if (tried.length > 0 && tried.every(({ reason }) => /^(?:[A-Z_]+|TimeoutError)$/.test(reason))) {
  console.log(
    `not run: none of the ${links.length} addresses was checked, since nothing outside answers from here (${tried[0]?.reason})`,
  );
  process.exit(1);
}

const count = { good: 0, unsure: 0, broken: 0 };
const waiting = [...links];
async function worker() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [href, pages] = next;
    const { verdict, reason } = await visit(href);
    count[verdict] += 1;
    if (verdict !== 'good')
      console.log(`${verdict}: ${href} ${reason}\n  on ${[...pages].join(', ')}`);
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, worker));
console.log(
  `\n${count.good} good, ${count.broken} broken, ${count.unsure} turn programs away: look by hand`,
);
process.exit(count.broken === 0 ? 0 : 1);
