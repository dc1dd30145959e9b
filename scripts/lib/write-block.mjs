import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from './run.mjs';

const FILE = path.join(projectRoot, 'docs/figures.md');

/**
 * Puts the last figures of a command into docs/figures.md, between `<!-- name -->` and `<!-- /name -->`,
 * below the day and the machine.
 * @param {string} name of the block
 * @param {string} text Markdown
 * @throws when the document has no such block
 */
export function writeBlock(name, text) {
  const source = fs.readFileSync(FILE, 'utf8');
  const block = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`);
  if (!block.test(source)) throw new Error(`docs/figures.md has no block named ${name}.`);
  const made = `${new Date().toISOString().slice(0, 10)}, ${os.availableParallelism()} cores, Node ${process.versions.node}.`;
  fs.writeFileSync(
    FILE,
    source.replace(block, (_, start, end) => `${start}${made}\n\n${text}\n${end}`),
  );
}
