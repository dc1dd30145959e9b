/**
 * `npm run preflight`: the last check before a real launch. Lists every value that is still a
 * placeholder, and every translation that has fallen behind its English text, with file and field, and
 * ends with 1 while there is one.
 */
import path from 'node:path';
import { importTypeScript } from '../lib/export/import-typescript.mjs';
import { projectRoot } from './lib/run.mjs';
import { contentStandIns } from './lib/stand-ins.mjs';
import { fallenBehind } from './lib/translations.mjs';

const { languages } = importTypeScript('lib/languages.ts');
const contentRoot = process.env.CONTENT_DIR ?? path.join(projectRoot, 'content');

const found = [
  ...firmStandIns(),
  ...contentStandIns(contentRoot),
  ...fallenBehind(
    contentRoot,
    languages.slice(1).map(({ id }) => id),
  ),
  ...addressStandIns(process.env.SITE_URL),
];

for (const { file, field, why } of found) console.log(`${file}  ${field}  (${why})`);
console.log(found.length === 0 ? 'Ready to launch.' : `${found.length} placeholders left.`);
process.exit(found.length === 0 ? 0 : 1);

/** The firm's facts that still hold what `placeholders` says they must not. */
function firmStandIns() {
  const file = 'content/firm.ts';
  const { firm, placeholders } = importTypeScript(path.join(contentRoot, 'firm.ts'));
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
