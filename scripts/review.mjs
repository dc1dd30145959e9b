/**
 * `npm run review`: lists what of the content is out of date, with file and field: texts whose `review` day
 * has come, translations that have fallen behind, people who are named and gone, addresses that lead nowhere.
 *   --links   also asks every source and other site whether it still answers; needs a network
 *   --strict  ends with 1 while something is listed, or could not be asked
 */
import path from 'node:path';
import { importTypeScript } from '../lib/export/import-typescript.mjs';
import { languages } from '../lib/export/languages.mjs';
import { commandOptions } from './lib/command-options.mjs';
import { contentFilesIn } from './lib/content-files.mjs';
import { dueForReview, goneAddresses, goneButNamed, outwardAddresses } from './lib/out-of-date.mjs';
import { projectRoot } from './lib/run.mjs';
import { fallenBehind } from './lib/translations.mjs';
import { visitAll } from './lib/visit.mjs';

const { buildDay } = importTypeScript('lib/build-time.ts');
const { insightKinds } = importTypeScript('lib/content/kinds.ts');
const { values: options } = commandOptions({
  options: { links: { type: 'boolean' }, strict: { type: 'boolean' } },
});
const contentRoot = process.env.CONTENT_DIR ?? path.join(projectRoot, 'content');
const files = contentFilesIn(contentRoot);
/** Where the pages of each folder lie that has one for each file. */
const addresses = {
  ...Object.fromEntries(Object.values(insightKinds).map(({ folder, path }) => [folder, path])),
  services: '/services',
  industries: '/industries',
  topics: '/insights/topics',
  policies: '/working-with-us',
  specimens: '/working-with-us/specimens',
};
const { dead, said, asked } = await sources();
const found = [
  ...dueForReview(files, buildDay()),
  ...fallenBehind(
    contentRoot,
    languages.slice(1).map(({ id }) => id),
  ),
  ...goneButNamed(files, contentRoot),
  ...goneAddresses(files, contentRoot, addresses),
  ...dead,
];

for (const { file, field, why } of found) console.log(`${file}  ${field}  (${why})`);
console.log(said);
console.log(found.length === 0 ? 'Nothing is out of date.' : `${found.length} out of date.`);
process.exitCode = options.strict && (found.length > 0 || !asked) ? 1 : 0;

/** Sources that do not answer any more, and one sentence on the visit. */
async function sources() {
  const places = outwardAddresses(files);
  if (!options.links) {
    return {
      dead: [],
      asked: true,
      said: `${places.size} addresses of other sites were not asked; --links asks them.`,
    };
  }
  const visited = await visitAll([...places.keys()]);
  if ('offline' in visited) {
    const why = `nothing outside answers from here (${visited.offline})`;
    return {
      dead: [],
      asked: false,
      said: `None of ${places.size} addresses of other sites was asked: ${why}.`,
    };
  }
  const of = (verdict) => [...visited.answers].filter(([, answer]) => answer.verdict === verdict);
  const dead = of('broken').flatMap(([href, { reason }]) =>
    (places.get(href) ?? []).map((place) => ({
      ...place,
      why: `found ${href}, which ${reason.startsWith('answers') ? reason : `does not answer, ${reason}`}, expected an address that answers`,
    })),
  );
  const unsure = of('unsure').map(([href]) => `\n  ${href}`);
  const away = unsure.length > 0 ? `; ${unsure.length} turn programs away, look by hand:` : '.';
  return {
    dead,
    asked: true,
    said: `${places.size} addresses of other sites asked${away}${unsure.join('')}`,
  };
}
