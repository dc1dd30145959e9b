/**
 * `npm run preflight`: the last check before a real launch. Lists every value that is still a
 * placeholder, and every translation that has fallen behind its English text, with file and field, and
 * ends with 1 while there is one.
 */
import fs from 'node:fs';
import path from 'node:path';
import { importTypeScript } from '../lib/export/import-typescript.mjs';
import { commandOptions } from './lib/command-options.mjs';
import { contentPlaceholders } from './lib/placeholders.mjs';
import { projectRoot } from './lib/run.mjs';
import { fallenBehind } from './lib/translations.mjs';

const { languages } = importTypeScript('lib/languages.ts');
commandOptions({});
const contentRoot = process.env.CONTENT_DIR ?? path.join(projectRoot, 'content');

const found = [
  ...firmPlaceholders(),
  ...writtenForAnother(),
  ...contentPlaceholders(contentRoot),
  ...fallenBehind(
    contentRoot,
    languages.slice(1).map(({ id }) => id),
  ),
  ...addressPlaceholders(process.env.SITE_URL),
];

for (const { file, field, why } of found) console.log(`${file}  ${field}  (${why})`);
console.log(found.length === 0 ? 'Ready to launch.' : `${found.length} placeholders left.`);
process.exit(found.length === 0 ? 0 : 1);

/** The firm's facts that still hold what `placeholders` says they must not. */
function firmPlaceholders() {
  const file = 'content/firm.ts';
  const { firm, placeholders } = importTypeScript(path.join(contentRoot, 'firm.ts'));
  return Object.entries(placeholders)
    .filter(([field, value]) => valueAt(firm, field) === value)
    .map(([field, value]) => ({ file, field, why: `still ${JSON.stringify(value)}` }));
}

/** What was written for a firm of another name. */
function writtenForAnother() {
  const { firm } = importTypeScript(path.join(contentRoot, 'firm.ts'));
  const { writtenFor } = importTypeScript(path.join(contentRoot, 'written-for.ts'));
  if (firm.name === writtenFor.name) return [];
  return writtenFor.words.flatMap(([file, words]) => {
    const place = path.join(contentRoot, file);
    const text = fs.existsSync(place) ? fs.readFileSync(place, 'utf8') : '';
    const line = text.split('\n').findIndex((one) => one.includes(words)) + 1;
    const why = `found ${JSON.stringify(words)}, written for a firm of another name`;
    return line > 0 ? [{ file: `content/${file}`, field: `line ${line}`, why }] : [];
  });
}

/** The address under which the site is built. */
function addressPlaceholders(siteUrl) {
  if (siteUrl && !/\.example(?:\/|$|:)/.test(new URL(siteUrl).host)) return [];
  return [{ file: 'environment', field: 'SITE_URL', why: 'not set to a real address' }];
}

function valueAt(record, field) {
  return field.split('.').reduce((part, key) => part?.[key], record);
}
