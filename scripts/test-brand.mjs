/**
 * `npm run test:brand`: gives a copy of the project to the invented firm of docs/making-it-yours.md with
 * `npm run setup`, builds it, and looks for what the site came with in every file.
 *   --fast     setup, types and some tests only, without a build; what `npm test` runs
 *   --browser  the browser tests too, which take as long as all else
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { basePath } from '../base-path.mjs';
import { filesBelow } from '../lib/export/compress.mjs';
import { importTypeScript } from '../lib/export/import-typescript.mjs';
import { languages } from '../lib/export/languages.mjs';
import { commandOptions } from './lib/command-options.mjs';
import { contentFilesIn, textsOf } from './lib/content-files.mjs';
import { copyTree } from './lib/copy-tree.mjs';
import { mendCounts, mendReferences } from './lib/mend-references.mjs';
import { buildIn, projectRoot } from './lib/run.mjs';
import { commandsIn, step } from './lib/trial.mjs';

const {
  values: { fast, browser },
} = commandOptions({ options: { fast: { type: 'boolean' }, browser: { type: 'boolean' } } });
const { firm: before } = importTypeScript('content/firm.ts');
const guide = fs.readFileSync(path.join(projectRoot, 'docs/making-it-yours.md'), 'utf8');
const [, yaml = ''] = /<!-- answers -->\n```yaml\n([\s\S]*?)```/.exec(guide) ?? [];
const brand = parse(yaml);

/** Pages that the firm does not have, and those which their readers are sent to. */
const GONE = new Map([
  ['services/communications', 'services/household-surveys'],
  ['services/programs', 'services/policy'],
  ['industries/development', 'industries/public-sector'],
]);

const tree = copyTree('brand');
const { passes } = commandsIn(tree);

step('setup refuses colours that cannot be read, and writes nothing');
const facts = () => fs.readFileSync(path.join(tree, 'content/firm.ts'), 'utf8');
const untouched = facts();
const refused = setUp(
  `${yaml.replace(/^colours:[\s\S]*/m, '')}colours: { light: { link: "#eeeeee" } }\n`,
);
assert.equal(refused.status, 1);
assert.match(refused.stderr, /found link #eeeeee on page #\w{6} .*expected 4\.5/);
assert.equal(facts(), untouched);

step('setup takes the answers of the guide');
layOutFace(path.join(tree, 'face'));
const faced = yaml.replace(/^face: \S+/m, `face: ${path.join(tree, 'face')}`);
assert.notEqual(faced, yaml, 'the guide names a face');
const setup = setUp(faced);
console.log(setup.stdout + setup.stderr);
assert.equal(setup.status, 0);
assert(!setup.stdout.includes('To shorten'), 'the name of the guide fits its descriptions');

if (!fast) changePractices();

step('types, lint, unit and content tests hold');
passes('tsc', ['--noEmit']);
passes('biome', ['lint', 'content', 'lib', 'app/styles']);
passes('jest', [
  ...['-c', 'tests/jest.config.mjs', '--selectProjects', 'unit', 'content', '--maxWorkers=100%'],
  ...(fast
    ? ['--testPathPatterns', '(?:firm|setup|preflight|icons|legal|cite|offices|library)']
    : []),
]);
if (fast) process.exit(0);

step('no file of the built site holds the name, the domain or the numbers of before');
assert.equal(await buildIn(tree), 0);
const out = path.join(tree, 'out');
const gone = [
  before.name,
  before.idAuthority.domain,
  before.email,
  before.phone,
  before.address.street,
];
const wordOf = (/** @type {string} */ word) =>
  new RegExp(`(?<![\\p{L}\\d])${word}(?![\\p{L}\\d])`, 'u');
const [, ...others] = languages;
const isOther = (/** @type {string} */ file) =>
  others.some(({ id, prefix }) => file.startsWith(`${id}/`) || `/${file}`.startsWith(`${prefix}/`));
/** The short name may be a word of a language too; it is looked for in the first one, if it is none there. */
const isWord = contentFilesIn(path.join(projectRoot, 'content'))
  .filter(({ name }) => !isOther(name))
  .some((file) =>
    textsOf(file).some(({ text }) => wordOf(before.shortName.toLowerCase()).test(text)),
  );
const shortName = wordOf(before.shortName);
const files = (await filesBelow(out)).filter(
  (file) => !/\.(?:br|gz|png|jpg|webp|avif|woff2|ico)$/.test(file),
);
for (const file of files) {
  const text = file.endsWith('.pdf') ? pdfText(file) : fs.readFileSync(file, 'utf8');
  const name = path.relative(out, file);
  const said =
    gone.find((words) => text.includes(words)) ??
    (isWord || isOther(name) ? undefined : shortName.exec(text)?.[0]);
  assert(!said, `${name} holds ${JSON.stringify(said)}`);
}
assert(files.length > 100, 'the site has files');
for (const { prefix } of languages) {
  const home = fs.readFileSync(path.join(out, prefix, 'index.html'), 'utf8');
  for (const words of [brand.name, brand.email])
    assert(home.includes(words), `${prefix}/ says ${words}`);
}
step('it has its own practices, and those that went are nowhere');
for (const name of [
  'services/household-surveys',
  'industries/water-and-sanitation',
  'insights/topics/health',
])
  assert(fs.existsSync(path.join(out, name, 'index.html')), `${name} has a page`);
for (const [name, instead] of GONE) {
  const forwards = fs.readFileSync(path.join(out, name, 'index.html'), 'utf8');
  assert(forwards.includes(`url=${basePath}/${instead}/`), `${name} forwards to ${instead}`);
}

step('it has the offices that the answers leave and add, and no other');
const offices = Object.entries(brand.offices);
for (const { prefix } of languages) {
  const contact = fs.readFileSync(path.join(out, prefix, 'contact/index.html'), 'utf8');
  for (const [id, values] of offices)
    assert.equal(contact.includes(`id="office-${id}"`), values !== '', `${prefix}/contact: ${id}`);
}
passes('jest', ['-c', 'tests/jest.config.mjs', '--selectProjects', 'built', '--maxWorkers=100%']);
if (browser) passes('playwright', ['test', '-c', 'tests/e2e/playwright.config.ts']);
console.log('Another firm needs its answers and no change of code.');

/** Gives the firm other services, industries and topics, led by what the content says of what has gone. */
function changePractices() {
  step('services, industries and topics go and come');
  for (const { prefix } of languages)
    for (const name of [...GONE.keys(), 'topics/technology'])
      fs.rmSync(path.join(tree, `content${prefix}`, `${name}.yaml`));
  for (const [from, to] of GONE)
    fs.appendFileSync(
      path.join(tree, 'content/redirects.yaml'),
      `- from: /${from}\n  to: /${to}\n`,
    );
  fs.cpSync(path.join(projectRoot, 'tests/brand'), path.join(tree, 'content'), { recursive: true });
  // What stands in the place of each, where a field cannot do without.
  const ids = [...GONE, ['technology', 'health']].map((pair) =>
    pair.map((to) => path.basename(to)),
  );
  const followed = mendReferences(tree, Object.fromEntries(ids));
  followed.push(...mendCounts(tree));
  console.log(`${followed.length} sentences followed, the first: ${followed[0]}`);
}

/** A face laid out like a package of Fontsource: the one of running text, under another name. @param {string} folder */
function layOutFace(folder) {
  const write = (/** @type {string} */ file, /** @type {string | Buffer} */ contents) => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), contents);
  };
  write('package.json', JSON.stringify({ name: '@fontsource/kipimo-sans', license: 'OFL-1.1' }));
  write('metadata.json', JSON.stringify({ family: 'Kipimo Sans' }));
  write('LICENSE', fs.readFileSync(path.join(projectRoot, 'app/fonts/OFL-Onest.txt')));
  const parts = ['latin', 'latin-rest', 'west', 'dots', 'africa', 'ext'];
  write(
    'unicode.json',
    JSON.stringify(Object.fromEntries(parts.map((part) => [part, 'U+0000-FFFF']))),
  );
  for (const part of parts) {
    const stem = `files/kipimo-sans-${part}-600-normal`;
    write(
      `${stem}.woff2`,
      fs.readFileSync(path.join(projectRoot, `app/fonts/onest-${part}.woff2`)),
    );
    write(`${stem}.ttf`, fs.readFileSync(path.join(projectRoot, 'lib/pdf/fonts/onest-600.ttf')));
  }
}

/** @param {string} answers YAML */
function setUp(answers) {
  const file = path.join(tree, 'answers.yaml');
  fs.writeFileSync(file, answers);
  const args = ['scripts/setup.mjs', '--answers', file];
  return spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8' });
}

/** @param {string} file */
function pdfText(file) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(projectRoot, 'tests/support/pdf-reader.mjs'), file],
    { encoding: 'utf8', maxBuffer: 64_000_000 },
  );
  assert.equal(status, 0, stderr);
  return stdout;
}
