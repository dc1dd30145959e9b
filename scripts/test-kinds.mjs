/**
 * `npm run test:kinds`: adds a kind of insight to a copy of the project in the places that
 * docs/adding-content.md names, publishes two pieces of it, and finds them in all that is made of them.
 *   --fast  types and content tests only, without a build; what `npm test` runs
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { inOwnWords } from '../tests/support/in-own-words.mjs';
import { addEverythingElse, addRegistryEntry, editedFiles, newFiles } from './lib/add-kind.mjs';
import { commandOptions } from './lib/command-options.mjs';
import { copyTree } from './lib/copy-tree.mjs';
import { buildIn, projectRoot } from './lib/run.mjs';
import { commandsIn, step } from './lib/trial.mjs';

const {
  values: { fast },
} = commandOptions({ options: { fast: { type: 'boolean' } } });
const titles = ['Reading a county tender', 'Who may bid for seed'];
const slugs = ['reading-a-county-tender', 'who-may-bid-for-seed'];

step('the guide names every place');
const guide = fs.readFileSync(path.join(projectRoot, 'docs/adding-content.md'), 'utf8');
for (const place of [...editedFiles(), ...newFiles()]) {
  const folder = `${path.posix.dirname(place)}/`;
  assert(
    guide.includes(place) || guide.includes(folder),
    `docs/adding-content.md does not name ${place}`,
  );
}

const tree = copyTree('new-kind');
const { inTree, passes } = commandsIn(tree);

step('TypeScript names what the entry of the registry lacks');
addRegistryEntry(tree);
const missing = inTree('tsc', ['--noEmit']);
for (const file of ['lib/content/relations/kind-sources.ts', 'lib/labels.ts']) {
  assert.match(missing.said, new RegExp(`^${file}.*\n?.*`, 'm'), `tsc does not name ${file}`);
}
assert.match(missing.said, /'"?tender-note"?'/);

step('types, lint and content tests hold once the other places are filled');
addEverythingElse(tree);
for (const title of titles) {
  const said = execFileSync(process.execPath, ['scripts/new.mjs', 'tender-note', title], {
    cwd: tree,
    encoding: 'utf8',
  });
  const file = path.join(tree, /content\/\S+/.exec(said)?.[0] ?? '');
  fs.writeFileSync(file, inOwnWords(fs.readFileSync(file, 'utf8')));
}
passes('tsc', ['--noEmit']);
passes('biome', ['lint', 'lib/content', 'app/insights', 'components/tender-note']);
passes('jest', [
  ...['-c', 'tests/jest.config.mjs', '--selectProjects', 'content', 'unit'],
  ...[
    '--testPathPatterns',
    'content/(?:publishing|library|reading|damaged-files)\\.',
    'unit/budget\\.',
  ],
]);
if (fast) process.exit(0);

step('the built site has its pages, feed, hits, citations and pictures');
fs.rmSync(path.join(tree, 'out'), { recursive: true, force: true });
assert.equal(await buildIn(tree), 0);
const out = (/** @type {string} */ file) => fs.readFileSync(path.join(tree, 'out', file), 'utf8');
const list = out('insights/tender-notes/index.html');
const feed = out('insights/tender-notes/feed.xml');
const searchIndex = out('search-index/newest.json');
const sitemap = out('sitemap.xml');
assert(list.includes('/insights/tender-notes/feed.xml'), 'the list names its feed');
for (const [at, slug] of slugs.entries()) {
  const title = String(titles[at]);
  const page = out(`insights/tender-notes/${slug}/index.html`);
  assert(page.includes(`${title}</h1>`), `${slug} has a page`);
  assert(page.includes('"@type":"Article"'), `${slug} has structured data`);
  assert(list.includes(title), `the list holds ${slug}`);
  assert(feed.includes(`<title>${title}</title>`), `its feed holds ${slug}`);
  assert(
    out('feed.xml').includes(`<title>${title}</title>`),
    `the feed of everything holds ${slug}`,
  );
  assert(sitemap.includes(`/insights/tender-notes/${slug}/`), `the sitemap holds ${slug}`);
  assert(searchIndex.includes(`"tender-note/${slug}"`), `the search finds ${slug}`);
  assert(out(`cite/tender-note-${slug}.bib`).includes(title), `${slug} can be cited`);
  const pictures = [...page.matchAll(/\/(?:art|og)\/[\w.-]+/g)].map(([address]) => address);
  assert(
    pictures.some((address) => address.startsWith('/og/')),
    `${slug} has a shared picture`,
  );
  assert(
    pictures.some((address) => address.startsWith('/art/')),
    `${slug} has a drawing`,
  );
  for (const address of pictures) assert(fs.existsSync(path.join(tree, 'out', address)), address);
}
assert(out('search/index.html').includes('Tender notes'), 'the search page counts them');
passes('jest', [
  ...['-c', 'tests/jest.config.mjs', '--selectProjects', 'built'],
  '--maxWorkers=100%',
]);
console.log('A new kind needs the named places and no other.');
