/**
 * `npm run test:languages`: adds a third language to a copy of the project in the places that
 * docs/languages.md names, and finds it in all that is made of them.
 *   --fast  types, lint and unit tests only, without a build; what `npm test` runs
 */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {
  addFiles,
  addTableEntry,
  editedFiles,
  headline,
  id,
  name,
  newFiles,
  title,
} from './lib/add-language.mjs';
import { commandOptions } from './lib/command-options.mjs';
import { copyTree } from './lib/copy-tree.mjs';
import { buildIn, projectRoot } from './lib/run.mjs';
import { commandsIn, step } from './lib/trial.mjs';

const {
  values: { fast },
} = commandOptions({ options: { fast: { type: 'boolean' } } });

step('the guide names every place');
const guide = fs.readFileSync(path.join(projectRoot, 'docs/languages.md'), 'utf8');
for (const place of [...editedFiles(), ...newFiles()]) {
  const said = place.replace(`/${id}/`, '/<id>/').replace(`/${id}.ts`, '/<id>.ts');
  const folder = /^content\/<id>\//.test(said) ? 'content/<id>/' : said;
  const named = [folder, `${path.posix.dirname(said)}/`, path.posix.basename(said)];
  assert(
    named.some((words) => guide.includes(words)),
    `docs/languages.md does not name ${place}`,
  );
}

const tree = copyTree('third-language');
const { inTree, passes } = commandsIn(tree);

step('TypeScript names what the entry of the table lacks');
addTableEntry(tree);
const missing = inTree('tsc', ['--noEmit']);
for (const file of editedFiles().slice(1)) {
  assert.match(missing.said, new RegExp(`^${file}.*`, 'm'), `tsc does not name ${file}`);
}

step('types, lint and unit tests hold once the files are there');
addFiles(tree);
passes('tsc', ['--noEmit']);
passes('biome', ['lint', 'lib', 'content']);
passes('jest', [
  ...['-c', 'tests/jest.config.mjs', '--selectProjects', 'unit', 'content'],
  ...['--testPathPatterns', 'unit/(?:languages|labels|fallen-behind|hosts|merge-editions)\\.'],
]);
if (fast) process.exit(0);

step('the built site has its pages, the switch, alternates and a search');
assert.equal(await buildIn(tree), 0);
const out = (/** @type {string} */ file) => fs.readFileSync(path.join(tree, 'out', file), 'utf8');
const about = out(`${id}/about/index.html`);
assert(about.includes(`<html lang="${id}"`), 'its pages say their language');
assert(about.includes(title), 'its pages have its words');
assert(about.includes('>Kiswahili</a>') && about.includes('>English</a>'), 'the switch has both');
for (const page of ['about/index.html', 'sw/about/index.html']) {
  assert(out(page).includes(`href="/${id}/about/"`), `${page} leads to it`);
  assert(out(page).includes(`>${name}</a>`), `${page} names it`);
}
assert(out('sitemap.xml').includes(`hreflang="${id}"`), 'the sitemap names it');
const article = out(`${id}/insights/financial-inclusion/index.html`);
assert(article.includes(headline), 'a piece has its title');
assert(article.includes('href="/insights/financial-inclusion/"'), 'and leads to its text');
assert(!article.includes('data-footnote'), 'which stands there alone');
assert(out(`${id}/search-index/newest.json`).includes(headline), 'its search knows the title');
passes('jest', [
  ...['-c', 'tests/jest.config.mjs', '--selectProjects', 'built'],
  ...['--testPathPatterns', 'built/(?:languages|links|routes|metadata|policy|search)\\.'],
]);
console.log('A third language needs the named places and no other.');
