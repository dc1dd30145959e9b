/**
 * `npm run links:external`: visits every address of another site that the built pages link to, sources
 * above all. Needs `out/` and a network.
 *   --list  only prints them, with the pages that hold them
 */
import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { filesBelow } from '../lib/export/compress.mjs';
import { commandOptions } from './lib/command-options.mjs';
import { projectRoot } from './lib/run.mjs';
import { NOT_VISITED, visitAll } from './lib/visit.mjs';

const { values } = commandOptions({ options: { list: { type: 'boolean' } } });
const out = path.join(projectRoot, 'out');
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

const links = await externalLinks();
if (values.list) {
  for (const [href, pages] of links) console.log(`${href}\n  ${[...pages].join('\n  ')}`);
  console.log(`\n${links.length} addresses`);
  process.exit(0);
}

const visited = await visitAll(links.map(([href]) => href));
if ('offline' in visited) {
  console.log(
    `not run: none of the ${links.length} addresses was checked, since nothing outside answers from here (${visited.offline})`,
  );
  process.exit(1);
}

const count = { good: 0, unsure: 0, broken: 0 };
for (const [href, pages] of links) {
  const { verdict, reason } = visited.answers.get(href);
  count[verdict] += 1;
  if (verdict !== 'good')
    console.log(`${verdict}: ${href} ${reason}\n  on ${[...pages].join(', ')}`);
}
console.log(
  `\n${count.good} good, ${count.broken} broken, ${count.unsure} turn programs away: look by hand`,
);
process.exit(count.broken === 0 ? 0 : 1);
