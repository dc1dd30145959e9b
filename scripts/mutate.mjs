/**
 * `npm run mutate`: breaks ten promises of the site, one at a time and in a copy of the project, and
 * shows that the tests notice each. Takes about 12 minutes. `npm run mutate -- draft filter` does
 * only those with one of these words in their names; a whole run writes its table into docs/figures.md.
 */
import fs from 'node:fs';
import path from 'node:path';
import { copyTree } from './lib/copy-tree.mjs';
import { writeBlock } from './lib/write-block.mjs';
import { mutations } from './mutate/mutations.mjs';
import { needsBuild, runCheck } from './mutate/run-check.mjs';

const wanted = process.argv.slice(2);
const chosen = mutations.filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);
if (chosen.length === 0) throw new Error(`No mutation is called "${wanted}".`);

const tree = copyTree('mutate');

// Tests that fail anyway would prove nothing.
const checks = new Map(chosen.map(({ check }) => [JSON.stringify(check), check]));
let isBuilt = false;
for (const check of checks.values()) {
  console.log(`unbroken: ${check.project} ${check.tests}`);
  const failure = await runCheck(tree, check, { isBuilt });
  isBuilt ||= needsBuild(check);
  if (failure) throw new Error(`Fails without a mutation: ${failure.test}\n${failure.message}`);
}

const rows = [];
for (const { name, promise, file, from, to, check } of chosen) {
  const place = path.join(tree, file);
  const whole = fs.readFileSync(place, 'utf8');
  if (whole.split(from).length !== 2)
    throw new Error(`${file}: expected exactly once: ${from} (scripts/mutate/mutations.mjs)`);
  fs.writeFileSync(
    place,
    whole.replace(from, () => to),
  );
  const failure = await runCheck(tree, check);
  fs.writeFileSync(place, whole);
  console.log(failure ? `caught: ${name}` : `MISSED: ${name}. ${promise}`);
  rows.push({ name, test: failure?.test ?? 'nothing', message: failure?.message ?? promise });
}

const table = [
  '| mutation | caught by | its message |',
  '|---|---|---|',
  ...rows.map((row) => {
    const cells = [row.name, row.test, row.message].map((text) => text.replaceAll('|', '\\|'));
    return `| ${cells.join(' | ')} |`;
  }),
].join('\n');
console.log(`\n${table}`);
if (wanted.length === 0) writeBlock('mutate', table);
const missed = rows.filter(({ test }) => test === 'nothing').length;
console.log(`\n${rows.length - missed} caught, ${missed} missed`);
process.exit(missed === 0 ? 0 : 1);
