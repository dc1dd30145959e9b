/**
 * `npm run build`: compiles once, renders the pages once for each language of lib/languages.ts, puts the
 * exports together, and makes the whole lean (lib/export). OPTIMIZE_EXPORT=off leaves Next's own export.
 */
import fs from 'node:fs';
import path from 'node:path';
import { languages } from '../lib/export/languages.mjs';
import { mergeEditions } from '../lib/export/merge-editions.mjs';
import { optimizeExport } from '../lib/export/optimize-export.mjs';
import { basePath } from '../site-address.mjs';
import { bin, projectRoot, run } from './lib/run.mjs';

const out = path.join(projectRoot, 'out');
const waiting = path.join(projectRoot, '.next/editions');
/** One time for every language: midnight may come between two, and with it the day of a piece. */
const startedAt = process.env.SOURCE_DATE_EPOCH ?? String(Math.floor(Date.now() / 1000));
let since = performance.now();
/** @param {string} what */
function took(what) {
  console.log(`\n${what}: ${((performance.now() - since) / 1000).toFixed(1)} s`);
  since = performance.now();
}
/** @param {string} id */
const folderOf = (id) => path.join(waiting, id);

for (const [at, { id, name }] of languages.entries()) {
  // The compilation knows no language: what it reads of them is asked while pages render.
  const again = at > 0 ? ['--experimental-build-mode', 'generate'] : [];
  // Next would export by the list of the rendering before.
  fs.rmSync(path.join(projectRoot, '.next/prerender-manifest.json'), { force: true });
  const code = await run(bin('next'), ['build', ...again], {
    SITE_LANGUAGE: id,
    SOURCE_DATE_EPOCH: startedAt,
  });
  if (code !== 0) process.exit(code);
  fs.mkdirSync(waiting, { recursive: true });
  fs.renameSync(out, folderOf(id));
  took(at > 0 ? `Pages in ${name}` : `Compilation, pages in ${name}`);
}

const [first, ...others] = languages;
fs.renameSync(folderOf(first.id), out);
await mergeEditions({
  out,
  others: others.map(({ id, prefix }) => ({ folder: folderOf(id), prefix })),
  publicDir: path.join(projectRoot, 'public'),
});
took('Merge');
if (process.env.OPTIMIZE_EXPORT !== 'off') {
  await optimizeExport({ out, basePath, projectDir: projectRoot });
  took('Lean export');
}
