/**
 * `npm run setup`: makes the site a firm's own. Asks for its name, domain, addresses, profiles, colours and
 * display face, or reads them from a file; writes them where they stand, draws the icons, and lists what is
 * still a placeholder. Nothing is written while an answer cannot be taken, a pair of colours cannot be read or a
 * face lacks a letter.
 *   --answers FILE   answers in YAML, as docs/making-it-yours.md shows them
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { importTypeScript } from '../lib/export/import-typescript.mjs';
import { languages } from '../lib/export/languages.mjs';
import { tokensIn } from '../lib/theme-tokens.mjs';
import { commandOptions } from './lib/command-options.mjs';
import { bin, projectRoot, run } from './lib/run.mjs';
import { checkAnswers } from './lib/setup/answers.mjs';
import { applyAnswers } from './lib/setup/apply.mjs';
import { askFor } from './lib/setup/ask.mjs';
import { unreadable } from './lib/setup/contrast.mjs';
import { lettersOfContent, readFace } from './lib/setup/face.mjs';
import { folderOfFace } from './lib/setup/fetch-face.mjs';
import { questionsOn } from './lib/setup/questions.mjs';
import { tooLongWith } from './lib/setup/too-long.mjs';

const CSS = 'app/styles/tokens.css';
const read = (file) => fs.readFileSync(path.join(projectRoot, file), 'utf8');
const facts = importTypeScript('content/firm.ts');
const { buildDay } = importTypeScript('lib/build-time.ts');
const tokens = { light: tokensIn(read(CSS), 'light'), dark: tokensIn(read(CSS), 'dark') };
const known = {
  languages: languages.map(({ id }) => id),
  offices: fs
    .readdirSync(path.join(projectRoot, 'content/offices'))
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => path.basename(file, '.yaml')),
  profiles: facts.firm.social.map(({ id }) => id),
  tokens: [...tokens.light]
    .filter(([, value]) => value.startsWith('#'))
    .map(([name]) => name.slice(2)),
};

const { values: options } = commandOptions({ options: { answers: { type: 'string' } } });
const { name: faceNow } = JSON.parse(read('lib/typography/display-face.json'));
const given = options.answers
  ? orRefuse(() => parse(fs.readFileSync(options.answers, 'utf8')))
  : await askFor(questionsOn(facts.firm, tokens, faceNow, wordsNow(), officesNow()), (some) =>
      errorsOf(some, true),
    );
const errors = errorsOf(given, false);
if (errors.length > 0) refuse(errors);

const { answers } = checkAnswers(given, known, facts.firm);
const face = answers.face
  ? orRefuse(() => readFace(folderOfFace(answers.face), letters()))
  : undefined;
const files = orRefuse(() => applyAnswers(projectRoot, answers, facts, buildDay(), face));
const colours = unreadable(files.get(CSS) ?? read(CSS));
if (colours.length > 0) refuse(colours);

for (const [file, contents] of files) {
  const place = path.join(projectRoot, file);
  if (contents === undefined) fs.rmSync(place, { force: true });
  else fs.writeFileSync(place, contents);
}
const sources = [...files.keys()].filter((file) => /\.(?:ts|css|json)$/.test(file));
await run(bin('biome'), ['format', '--write', ...sources]);
await run(process.execPath, ['scripts/tools/make-icons.mjs']);

report();

/** What the firm says of itself, by language. */
function wordsNow() {
  return Object.fromEntries(
    known.languages.map((id) => [id, importTypeScript(`content/firm-words/${id}.ts`)[id]]),
  );
}

function officesNow() {
  return known.offices.map((id) => ({
    id,
    city: parse(read(`content/offices/${id}.yaml`)).city,
  }));
}

/** What a display face has to have: the letters of the content, and those of the name. */
function letters() {
  const { name = facts.firm.name } = answers;
  const ofName = [...name.normalize('NFC').replace(/\s/g, '')];
  return [
    ...lettersOfContent(path.join(projectRoot, 'content')),
    ...ofName.map((letter) => ({ letter, where: 'name' })),
  ];
}

/** What is wrong with answers; while they are still asked for, a short name may be on its way. */
function errorsOf(some, asking) {
  const firm = asking ? { ...facts.firm, shortName: '' } : facts.firm;
  const checked = checkAnswers(some, known, firm);
  return 'errors' in checked ? checked.errors : [];
}

/** Makes something, or ends with what is wrong: no such file, no YAML, a letter that the face lacks. */
function orRefuse(make) {
  try {
    return make();
  } catch (error) {
    return refuse([error.message]);
  }
}

function refuse(sentences) {
  console.error(`${sentences.join('\n')}\nNothing was written.`);
  process.exit(1);
}

function report() {
  const written = [...files].flatMap(([file, contents]) => (contents === undefined ? [] : [file]));
  console.log(`\nWritten: ${written.join(', ')}, and the icons in public/.`);
  const { firm } = importTypeScript('content/firm.ts');
  const long = tooLongWith(path.join(projectRoot, 'content'), firm);
  if (long.length > 0) console.log(`\nTo shorten, or the build stops:\n${long.join('\n')}`);
  const { stdout } = spawnSync(process.execPath, ['scripts/preflight.mjs'], {
    cwd: projectRoot,
    encoding: 'utf8',
    env: { ...process.env, SITE_URL: process.env.SITE_URL ?? '' },
  });
  console.log(`\nStill placeholders (npm run preflight):\n${stdout}`);
  console.log('What is left to do by hand: docs/making-it-yours.md');
}
