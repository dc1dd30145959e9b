/**
 * `npm run build`: compiles once, renders the pages of every language of lib/languages.ts side by side, puts
 * the exports together, and makes the whole lean (lib/export). OPTIMIZE_EXPORT=off leaves Next's own export.
 *   --profile  prints a table, time and memory of each step, and fails where our own steps take too much of
 *              Next's time; it wants a quiet machine
 *   --record   writes that table into docs/figures.md
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { basePath } from '../base-path.mjs';
import { filesBelow } from '../lib/export/compress.mjs';
import { editorSetting } from '../lib/export/editor-setting.mjs';
import { languages } from '../lib/export/languages.mjs';
import { mergeEditions } from '../lib/export/merge-editions.mjs';
import { optimizeExport } from '../lib/export/optimize-export.mjs';
import { buildProfile, profileTable, shareOfNext } from './lib/build-profile.mjs';
import { clearEditions, renderEditions } from './lib/render-editions.mjs';
import { bin, projectRoot, run } from './lib/run.mjs';
import { writeBlock } from './lib/write-block.mjs';

const { values } = parseArgs({
  options: { profile: { type: 'boolean' }, record: { type: 'boolean' } },
});
const out = path.join(projectRoot, 'out');
const editor = editorSetting(process.env);
/** One time for every language: midnight may come between two, and with it the day of a piece. */
process.env.SOURCE_DATE_EPOCH ??= String(Math.floor(Date.now() / 1000));
const profile = buildProfile(({ name, seconds }) =>
  console.log(`\n${name}: ${seconds.toFixed(1)} s`),
);

// The compilation knows no language: what it reads of them is asked while pages render.
profile.step('Next: compile');
const code = await run(bin('next'), ['build', '--experimental-build-mode', 'compile']);
if (code !== 0) process.exit(code);
profile.step('Next: render the pages of every language');
const others = await renderEditions(languages).catch(({ message }) => {
  console.error(message);
  process.exit(1);
});

profile.step('Merge');
await mergeEditions({ out, others, publicDir: path.join(projectRoot, 'public') });
clearEditions();
if (process.env.OPTIMIZE_EXPORT !== 'off') {
  await optimizeExport({
    out,
    basePath,
    projectDir: projectRoot,
    onStep: (name) => profile.step(`Lean export: ${name}`),
    besides: writeEditor,
  });
}
const steps = profile.end();
if (values.profile || values.record) {
  const pages = (await filesBelow(out)).filter((file) => file.endsWith('.html')).length;
  const table = profileTable(steps, pages);
  console.log(`\n${table}`);
  if (values.record) writeBlock('build', table);
  const { share, most } = shareOfNext(steps);
  console.log(`\nOurs beside Next's own: ${share.toFixed(2)}, at most ${most}`);
  if (share > most) process.exitCode = 1;
}

/** The editor of the published site, where the build is told to have one. */
async function writeEditor() {
  if (!editor) return [];
  // Loaded only here: an installation without what is needed to develop builds the site, and no editor.
  const [{ writeAdmin }, { adminRule }] = await Promise.all([
    import('./lib/editor/admin.mjs'),
    import('./lib/editor/admin-page.mjs'),
  ]);
  const root = process.env.CONTENT_DIR ?? path.join(projectRoot, 'content');
  await writeAdmin({ out, root, setting: editor });
  return [adminRule];
}
