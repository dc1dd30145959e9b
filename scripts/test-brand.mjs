/**
 * `npm run test:brand`: gives a copy of the project to the invented firm of docs/making-it-yours.md with
 * `npm run setup`, builds it, and looks for what the site came with in every file.
 *   --fast  setup, types and some tests only, without a build; what `npm test` runs
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { filesBelow } from '../lib/export/compress.mjs';
import { importTypeScript } from '../lib/export/import-typescript.mjs';
import { languages } from '../lib/export/languages.mjs';
import { copyTree } from './lib/copy-tree.mjs';
import { buildIn, projectRoot } from './lib/run.mjs';
import { commandsIn, step } from './lib/trial.mjs';

const fast = process.argv.includes('--fast');
const { firm: before } = importTypeScript('content/firm.ts');
const guide = fs.readFileSync(path.join(projectRoot, 'docs/making-it-yours.md'), 'utf8');
const [, yaml = ''] = /<!-- answers -->\n```yaml\n([\s\S]*?)```/.exec(guide) ?? [];
const brand = parse(yaml);

const tree = copyTree('brand');
const { passes } = commandsIn(tree);

step('setup takes the answers of the guide');
const answers = path.join(tree, 'answers.yaml');
fs.writeFileSync(answers, yaml);
const setup = spawnSync(process.execPath, ['scripts/setup.mjs', '--answers', answers], {
  cwd: tree,
  encoding: 'utf8',
});
console.log(setup.stdout + setup.stderr);
assert.equal(setup.status, 0);
assert(!setup.stdout.includes('To shorten'), 'the name of the guide fits its descriptions');

step('types, lint, unit and content tests hold');
passes('tsc', ['--noEmit']);
passes('biome', ['lint', 'content', 'lib', 'app/styles']);
passes('jest', [
  ...['-c', 'tests/jest.config.mjs', '--selectProjects', 'unit', 'content'],
  ...(fast
    ? ['--testPathPatterns', '(?:firm|preflight|icons|contrast|legal|translations|cite)']
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
/** The short name may be a word of a language, written small there. */
const shortName = new RegExp(`(?<![\\p{L}\\d])${before.shortName}(?![\\p{L}\\d])`, 'u');
const files = (await filesBelow(out)).filter(
  (file) => !/\.(?:br|gz|png|jpg|webp|avif|woff2|ico)$/.test(file),
);
for (const file of files) {
  const text = file.endsWith('.pdf') ? pdfText(file) : fs.readFileSync(file, 'utf8');
  const said = gone.find((words) => text.includes(words)) ?? shortName.exec(text)?.[0];
  assert(!said, `${path.relative(out, file)} holds ${JSON.stringify(said)}`);
}
assert(files.length > 100, 'the site has files');
for (const { prefix } of languages) {
  const home = fs.readFileSync(path.join(out, prefix, 'index.html'), 'utf8');
  for (const words of [brand.name, brand.email])
    assert(home.includes(words), `${prefix}/ says ${words}`);
}
passes('jest', ['-c', 'tests/jest.config.mjs', '--selectProjects', 'built', '--maxWorkers=100%']);
console.log('Another firm needs its answers and no change of code.');

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
