import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../run.mjs';

const FILE = path.join(projectRoot, 'docs/performance.md');

/**
 * Puts the last figures into docs/performance.md, between `<!-- name -->` and `<!-- /name -->`.
 * @param {string} name of the block
 * @param {string} text Markdown
 * @throws when the document has no such block
 */
export function writeBlock(name, text) {
  const source = fs.readFileSync(FILE, 'utf8');
  const block = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`);
  if (!block.test(source)) throw new Error(`docs/performance.md has no block named ${name}.`);
  fs.writeFileSync(
    FILE,
    source.replace(block, (_, start, end) => `${start}${text}\n${end}`),
  );
}
