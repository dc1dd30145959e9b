/**
 * `npm run preflight`: the last check before a real launch. Lists every value that is still a
 * placeholder, with file and field, and ends with 1 while there is one.
 */
import path from 'node:path';
import { buildSync } from 'esbuild';
import { projectRoot } from './lib/run.mjs';
import { contentStandIns } from './lib/stand-ins.mjs';

const found = [
  ...(await firmStandIns()),
  ...contentStandIns(process.env.CONTENT_DIR ?? path.join(projectRoot, 'content')),
  ...addressStandIns(process.env.SITE_URL),
];

for (const { file, field, why } of found) console.log(`${file}  ${field}  (${why})`);
console.log(found.length === 0 ? 'Ready to launch.' : `${found.length} placeholders left.`);
process.exit(found.length === 0 ? 0 : 1);

/** The firm's facts that still hold what `placeholders` says they must not. */
async function firmStandIns() {
  const file = 'content/firm.ts';
  const { firm, placeholders } = await importTypeScript(file);
  return Object.entries(placeholders)
    .filter(([field, standIn]) => valueAt(firm, field) === standIn)
    .map(([field, standIn]) => ({ file, field, why: `still ${JSON.stringify(standIn)}` }));
}

/** The address under which the site is built. */
function addressStandIns(siteUrl) {
  if (siteUrl && !/\.example(?:\/|$|:)/.test(new URL(siteUrl).host)) return [];
  return [{ file: 'environment', field: 'SITE_URL', why: 'not set to a real address' }];
}

function valueAt(record, field) {
  return field.split('.').reduce((part, key) => part?.[key], record);
}

async function importTypeScript(file) {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(projectRoot, file)],
    bundle: true,
    format: 'esm',
    write: false,
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
}
