/**
 * `npm run build`: compiles once, renders the pages of every language of lib/languages.ts side by side, puts
 * the exports together, and makes the whole lean (lib/export). OPTIMIZE_EXPORT=off leaves Next's own export.
 * What has not changed is not made again: without another input `out/` stays as it is, and where only words have
 * changed, nothing is compiled (scripts/lib/build-inputs.mjs).
 *   --profile  prints a table, time and memory of each step, and fails where our own steps take too much of
 *              Next's time; it wants a quiet machine
 *   --record   writes that table into docs/figures.md
 */
import fs from 'node:fs';
import path from 'node:path';
import { basePath } from '../base-path.mjs';
import { filesBelow } from '../lib/export/compress.mjs';
import { editorSetting } from '../lib/export/editor-setting.mjs';
import { languages } from '../lib/export/languages.mjs';
import { mergeEditions } from '../lib/export/merge-editions.mjs';
import { optimizeExport } from '../lib/export/optimize-export.mjs';
import { buildInputs, stateOf } from './lib/build-inputs.mjs';
import { buildProfile, profileTable, shareOfNext } from './lib/build-profile.mjs';
import { commandOptions } from './lib/command-options.mjs';
import { clearEditions, renderEditions } from './lib/render-editions.mjs';
import { bin, projectRoot, run } from './lib/run.mjs';
import { writeBlock } from './lib/write-block.mjs';

const { values } = commandOptions({
  options: { profile: { type: 'boolean' }, record: { type: 'boolean' } },
});
const out = path.join(projectRoot, 'out');
const editor = editorSetting(process.env);
/** Seconds: days change and events begin and end on a quarter of an hour, in every zone. */
const QUARTER = 900;
/** One time for every language: midnight may come between two, and with it the day of a piece. */
process.env.SOURCE_DATE_EPOCH ??= String(Math.floor(Date.now() / 1000 / QUARTER) * QUARTER);
const profile = buildProfile(({ name, seconds }) =>
  console.log(`\n${name}: ${seconds.toFixed(1)} s`),
);

const inputs = buildInputs(projectRoot, process.env);
/** What `out/` was made from, and what it was like then. */
const record = path.join(projectRoot, '.cache/built');
const built = () => `${inputs.all} ${stateOf([out, path.join(projectRoot, 'deploy/generated')])}`;
if (fs.existsSync(out) && contentOf(record) === built()) {
  console.log('Nothing has changed since out/ was built. To build it all the same, delete it.');
  process.exit();
}
fs.rmSync(record, { force: true });

// The compilation knows no language: what it reads of them is asked while pages render.
profile.step('Next: compile');
/** Next empties its folder before it compiles, and this with it. */
const compiled = path.join(projectRoot, '.next/compiled-from');
if (contentOf(compiled) !== inputs.code) {
  const code = await run(bin('next'), ['build', '--experimental-build-mode', 'compile']);
  if (code !== 0) process.exit(code);
  fs.writeFileSync(compiled, inputs.code);
}
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
fs.mkdirSync(path.dirname(record), { recursive: true });
fs.writeFileSync(record, built());
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

/** @param {string} file */
function contentOf(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
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
