/**
 * `npm run preflight`: the last check before a real launch. Lists every value that is still a
 * placeholder, with file and field, and ends with 1 while there is one.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { importTypeScript } from '../lib/export/import-typescript.mjs';
import { projectRoot } from './lib/run.mjs';
import { standInsIn } from './lib/stand-ins.mjs';

const found = [];
const contentRoot = process.env.CONTENT_DIR ?? path.join(projectRoot, 'content');
const isEntry = (name) => /\.(?:md|yaml)$/.test(name);

const { firm, placeholders } = importTypeScript(path.join(contentRoot, 'firm.ts'));
for (const [field, standIn] of Object.entries(placeholders)) {
  const value = field.split('.').reduce((part, key) => part?.[key], firm);
  if (value === standIn) found.push(['content/firm.ts', field, `still ${JSON.stringify(standIn)}`]);
}

const { insightKinds } = importTypeScript('lib/content/kinds.ts');
const insightFolders = Object.values(insightKinds).map(({ folder }) => folder);
for (const [folder, why] of Object.entries({
  people: 'not a real person',
  offices: 'figures are stand-ins',
  ...Object.fromEntries(insightFolders.map((name) => [name, 'holds stand-ins'])),
  events: 'start, end, announced and fee are stand-ins',
  policies: 'drafted, not yet adopted by the firm',
})) {
  const directory = path.join(contentRoot, folder);
  if (!fs.existsSync(directory)) continue;
  for (const name of fs.readdirSync(directory).filter(isEntry).sort()) {
    const [, frontMatter, whole] = fs
      .readFileSync(path.join(directory, name), 'utf8')
      .match(/^---\n([\s\S]*?)\n---\n|^([\s\S]*)$/);
    const record = parse(frontMatter ?? whole);
    if (record.placeholder) found.push([`content/${folder}/${name}`, 'placeholder', why]);
  }
}

// What a buyer is told of the firm: typical assignments, languages, the tender file.
const forBuyers = 'content/pages/working-with-us.yaml';
const told = parse(fs.readFileSync(path.join(contentRoot, 'pages/working-with-us.yaml'), 'utf8'));
for (const { field, name } of standInsIn(told)) {
  found.push([forBuyers, field, `${name}: to be confirmed`]);
}

const siteUrl = process.env.SITE_URL;
if (!siteUrl || /\.example(?:\/|$|:)/.test(new URL(siteUrl).host)) {
  found.push(['environment', 'SITE_URL', 'not set to a real address']);
}

for (const [file, field, why] of found) console.log(`${file}  ${field}  (${why})`);
console.log(found.length === 0 ? 'Ready to launch.' : `${found.length} placeholders left.`);
process.exit(found.length === 0 ? 0 : 1);
