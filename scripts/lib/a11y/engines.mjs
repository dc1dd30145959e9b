import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../run.mjs';
import { axeInPage, codeSnifferInPage, equalAccessInPage } from './in-page.mjs';

/*
 * Three engines that share no code. Each is one file from npm, put into the page through the browser's
 * debugging protocol: the site's policy stays in force and nothing is fetched.
 */

/** @typedef {'axe' | 'equal-access' | 'code-sniffer'} EngineId */
/**
 * What an engine has to say about one element: `rule` in the engine's own words, `where` the element's
 * opening tag, `exception` the place in the list of exceptions that covers it, or -1.
 * @typedef {{ rule: string, says: string, where: string, exception: number }} Note
 */
/**
 * `checks`: rules applied to elements. `errors`: what the engine is sure of. `questions`: what it leaves
 * to a person.
 * @typedef {{ rules: number, checks: number, errors: Note[], questions: Note[] }} Verdict
 */

/** @type {{ id: EngineId, name: string, standard: string, package: string, file: string, makes: string, run: Function }[]} */
const engines = [
  {
    id: 'axe',
    name: 'axe-core',
    standard: 'WCAG 2.0 to 2.2, A and AA, and best practice',
    package: 'axe-core',
    file: 'axe.min.js',
    makes: 'axe',
    run: axeInPage,
  },
  {
    id: 'equal-access',
    name: 'IBM Equal Access',
    standard: 'WCAG 2.2, A and AA, and IBM’s own requirements',
    package: 'accessibility-checker-engine',
    file: 'ace.js',
    makes: 'ace',
    run: equalAccessInPage,
  },
  {
    id: 'code-sniffer',
    name: 'HTML_CodeSniffer',
    standard: 'WCAG 2.1, A and AA',
    package: 'html_codesniffer',
    file: 'build/HTMLCS.js',
    makes: 'HTMLCS',
    run: codeSnifferInPage,
  },
];

const fileOf = (name, file) => path.join(projectRoot, 'node_modules', name, file);

/** The engines as the results name them, with the versions that are installed. */
export const engineFacts = engines.map(({ id, name, standard, package: folder }) => ({
  id,
  name,
  standard,
  version: JSON.parse(fs.readFileSync(fileOf(folder, 'package.json'), 'utf8')).version,
}));

/** @type {Map<EngineId, string>} */
const sources = new Map();
function sourceOf({ id, package: folder, file }) {
  if (!sources.has(id)) sources.set(id, fs.readFileSync(fileOf(folder, file), 'utf8'));
  return sources.get(id);
}

/**
 * Runs an engine over a page as it stands, dialogs and all.
 * @param {import('playwright').Page} page
 * @param {EngineId} id
 * @param {readonly { rule: string, selector: string }[]} [exceptions] those of this engine
 * @returns {Promise<Verdict>}
 */
export async function inspect(page, id, exceptions = []) {
  const engine = engines.find((candidate) => candidate.id === id);
  if (!engine) throw new Error(`no engine is called ${id}`);
  const isThere = await page.evaluate((name) => name in globalThis, engine.makes);
  if (!isThere) await page.evaluate(String(sourceOf(engine)));
  const plain = exceptions.map(({ rule, selector }) => ({ rule, selector }));
  return page.evaluate(engine.run, plain);
}
