/**
 * `npm run build`: compiles once, renders the pages of every language of lib/languages.ts side by side, puts
 * the exports together, and makes the whole lean (lib/export). OPTIMIZE_EXPORT=off leaves Next's own export.
 */
import path from 'node:path';
import { languages } from '../lib/export/languages.mjs';
import { mergeEditions } from '../lib/export/merge-editions.mjs';
import { optimizeExport } from '../lib/export/optimize-export.mjs';
import { basePath } from '../site-address.mjs';
import { clearEditions, renderEditions } from './lib/render-editions.mjs';
import { bin, projectRoot, run } from './lib/run.mjs';

const out = path.join(projectRoot, 'out');
/** One time for every language: midnight may come between two, and with it the day of a piece. */
process.env.SOURCE_DATE_EPOCH ??= String(Math.floor(Date.now() / 1000));
let since = performance.now();
/** @param {string} what */
function took(what) {
  console.log(`\n${what}: ${((performance.now() - since) / 1000).toFixed(1)} s`);
  since = performance.now();
}

// The compilation knows no language: what it reads of them is asked while pages render.
const code = await run(bin('next'), ['build', '--experimental-build-mode', 'compile']);
if (code !== 0) process.exit(code);
took('Compilation');
const others = await renderEditions(languages).catch(({ message }) => {
  console.error(message);
  process.exit(1);
});
took('Pages');

await mergeEditions({
  out,
  others,
  publicDir: path.join(projectRoot, 'public'),
});
clearEditions();
took('Merge');
if (process.env.OPTIMIZE_EXPORT !== 'off') {
  await optimizeExport({ out, basePath, projectDir: projectRoot });
  took('Lean export');
}
