/**
 * `npm run bench`: what docs/performance.md claims, measured on the export in `out/`. It wants a quiet
 * machine and is therefore not part of `npm test`.
 *   (none)         first pictures beside bare pages with the same words, on a slow phone; and how soon
 *                  a page rendered ahead is there
 *   --runs 7       visits of each page (default 5)
 *   --record       writes the figures into docs/figures.md
 *   --peers DIR…   the same of the home pages of other sites' builds, beside ours
 *   --interactions how long each control keeps its visitor waiting, on a slow processor
 *   --floor        what hydration downloads beside an empty app of the same Next
 *   --pages 2000   a build with that many articles in a temporary copy; more than one: 200,1000,2000
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { compareWithBare } from './lib/bench/compare.mjs';
import { measureFloor } from './lib/bench/floor.mjs';
import { hydrationSizes } from './lib/bench/hydration-sizes.mjs';
import { measureBarePress, measureInteractions } from './lib/bench/interactions.mjs';
import { buildWithPages } from './lib/bench/many-pages.mjs';
import { comparePeers } from './lib/bench/peers.mjs';
import { prerenderedClick } from './lib/bench/prerender.mjs';
import { slow } from './lib/bench/throttle.mjs';
import { commandOptions } from './lib/command-options.mjs';
import { findBrowser, launchFlags } from './lib/find-browser.mjs';
import { sitemapRoutes } from './lib/routes.mjs';
import { projectRoot } from './lib/run.mjs';
import { writeBlock } from './lib/write-block.mjs';

const ROUTES = ['', 'services/policy/', 'insights/financial-inclusion/'];
/** A page is painted at most this many times later than its bare words. */
const MOST = 1.5;
/** Milliseconds in which an answer seems immediate. */
const AT_ONCE = 100;

const { values, positionals } = commandOptions({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    interactions: { type: 'boolean' },
    floor: { type: 'boolean' },
    peers: { type: 'boolean' },
    pages: { type: 'string' },
    record: { type: 'boolean' },
  },
});
const root = path.join(projectRoot, 'out');
const ms = (value) => `${Math.round(value)} ms`;

async function floor() {
  const least = await measureFloor();
  const rows = hydrationSizes(root).sort((a, b) => b.bytes - a.bytes);
  console.log(`Next's own floor: ${least} bytes`);
  for (const { route, bytes } of rows) console.log(`${route.padEnd(60)}+${bytes - least}`);
}

async function speed() {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: launchFlags });
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'bare-'));
  const runs = Number(values.runs);
  console.log(
    `${slow.kilobits} kbit/s, ${slow.roundTrip} ms round trip, processor ${slow.processor} times slower; medians of ${runs}`,
  );
  const rows = await compareWithBare({ browser, root, scratch, routes: ROUTES, runs });
  console.table(
    rows.map((row) => ({
      route: row.route,
      'largest paint': ms(row.largest),
      element: row.element,
      bytes: row.bytes,
      'bare page': ms(row.bare),
      'its bytes': row.bareBytes,
      ratio: row.ratio.toFixed(2),
    })),
  );
  const click = await prerenderedClick({ root, from: '', to: 'services/policy/', runs });
  console.log(
    click.ahead > 0
      ? `Press on a link rested on: painted after ${ms(click.paint)}, rendered ahead in ${click.ahead} of ${click.runs} runs`
      : 'not run: press on a link rested on (this browser renders nothing ahead)',
  );
  if (values.record)
    writeBlock(
      'bench',
      [
        `Medians of ${runs}. Press on a link whose page is rendered ahead, until it is painted: ${click.ahead > 0 ? ms(click.paint) : 'not run'}.`,
        '',
        '| page | largest paint | bare page | ratio |',
        '|---|--:|--:|--:|',
        ...rows.map(
          ({ route, largest, bare, ratio }) =>
            `| \`${route}\` | ${ms(largest)} | ${ms(bare)} | ${ratio.toFixed(2)} |`,
        ),
      ].join('\n'),
    );
  await browser.close();
  fs.rmSync(scratch, { recursive: true, force: true });
  const slowPages = rows.filter(({ ratio }) => ratio > MOST);
  for (const { route, ratio } of slowPages)
    console.error(`${route}: ${ratio.toFixed(2)} times the bare page, at most ${MOST}`);
  if (slowPages.length > 0 || click.paint > AT_ONCE) process.exitCode = 1;
}

/** One page of each kind: the first of its folder, and of those that stand alone each. */
function onePageOfAKind() {
  const kinds = new Map();
  for (const route of sitemapRoutes(root)) {
    if (/^sw\//.test(route)) continue;
    const folder = route.split('/').slice(0, -2).join('/');
    const kind = ['', 'insights', 'team', 'working-with-us'].includes(folder) ? route : folder;
    if (!kinds.has(kind)) kinds.set(kind, route);
  }
  return [...kinds.values(), 'search/', '404.html'];
}

async function interactions() {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: launchFlags });
  const routes = positionals.length > 0 ? positionals : onePageOfAKind();
  const bare = await measureBarePress({ browser, root });
  const rows = await measureInteractions({ browser, root, routes });
  await browser.close();
  rows.sort((a, b) => Math.max(b.first, b.second ?? 0) - Math.max(a.first, a.second ?? 0));
  const shown = (time) => (time === undefined ? '–' : time === 0 ? 'under 16' : String(time));
  console.table(
    rows.map(({ first, second, ...row }) => ({
      ...row,
      first: shown(first),
      second: shown(second),
    })),
  );
  const least = `A button on a page of nothing but home’s words takes ${bare.first} at its first press and ${bare.second} at its second, on the same machine and day.`;
  console.log(least);
  const late = rows.filter(({ first, second = 0 }) => Math.max(first, second) > AT_ONCE);
  console.log(
    `${rows.length} controls of ${routes.length} pages, processor ${slow.processor} times slower; ${late.length} take more than ${ms(AT_ONCE)}`,
  );
  if (values.record)
    writeBlock(
      'interactions',
      [
        `${rows.length} controls of ${routes.length} pages, processor ${slow.processor} times slower; milliseconds from the press to the next paint, longest first. ${least}`,
        '',
        '| control | page | first press | second |',
        '|---|---|--:|--:|',
        ...rows.map(
          ({ control, route, first, second }) =>
            `| ${control.replaceAll('|', '/')} | \`${route}\` | ${shown(first)} | ${shown(second)} |`,
        ),
      ].join('\n'),
    );
  if (late.length > 0) process.exitCode = 1;
}

async function peers() {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: launchFlags });
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'peers-'));
  const roots = [root, ...positionals];
  try {
    const rows = await comparePeers({ browser, roots, scratch, runs: Number(values.runs) });
    console.table(
      rows.map((row) => ({
        site: row.site === root ? 'ours' : row.site,
        'first paint': ms(row.first),
        'largest paint': ms(row.largest),
        bytes: row.bytes,
        'its bare words': ms(row.bare),
        ratio: row.ratio.toFixed(2),
      })),
    );
  } finally {
    await browser.close();
    fs.rmSync(scratch, { recursive: true, force: true });
  }
}

if (values.pages) await buildWithPages(values.pages.split(',').map(Number));
else if (values.interactions) await interactions();
else if (values.floor) await floor();
else if (values.peers) await peers();
else await speed();
