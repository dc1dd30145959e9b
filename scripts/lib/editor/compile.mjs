import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { projectRoot } from '../run.mjs';

const cache = path.join(projectRoot, 'node_modules/.cache/editor');

/**
 * Compiles a TypeScript file of the project, with all that it needs of it, for Node.
 * @param {string} entry path below the project
 * @returns {Promise<string>} path of the module; packages are those of the project
 */
export async function compileForNode(entry) {
  const outfile = path.join(cache, `${path.basename(entry, '.ts')}.mjs`);
  await build({
    entryPoints: [path.join(projectRoot, entry)],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outfile,
    logLevel: 'silent',
  });
  return outfile;
}

/**
 * Compiles a page of the editor for browsers: our start and Sveltia CMS, in as many files as it loads by itself.
 * Colours for program code, which nobody writes here, stay out: they are ten times as much.
 * @param {string} entry path below the project
 * @param {{ entryNames?: string, minify?: boolean }} [options] those of esbuild
 * @returns {Promise<Map<string, Uint8Array>>} files by name, that of the entry first
 */
export async function compileForBrowser(entry, options = {}) {
  const { outputFiles } = await build({
    entryPoints: [path.join(projectRoot, entry)],
    bundle: true,
    format: 'esm',
    splitting: true,
    external: ['@shikijs/*'],
    outdir: cache,
    write: false,
    target: 'es2022',
    logLevel: 'silent',
    plugins: [inOurWords],
    ...options,
  });
  const start = path.basename(entry, '.ts');
  return new Map(
    outputFiles
      .map(({ path: file, contents }) => /** @type {const} */ ([path.basename(file), contents]))
      .sort(([one], [other]) => Number(other.startsWith(start)) - Number(one.startsWith(start))),
  );
}

/** What it says of a list that is too short or too long: of sentences that one types, nobody selects one. */
const SENTENCES = /** @type {const} */ ([
  ['You must select at least {$min} options.', 'At least {$min} entries are needed.'],
  ['You must select at least {$min} option.', 'At least {$min} entry is needed.'],
  ['You must add at least {$min} items.', 'At least {$min} entries are needed.'],
  ['You must add at least {$min} item.', 'At least {$min} entry is needed.'],
  ['You cannot select more than {$max} options.', 'At most {$max} entries may stand here.'],
  ['You cannot select more than {$max} option.', 'At most {$max} entry may stand here.'],
  ['You cannot add more than {$max} items.', 'At most {$max} entries may stand here.'],
  ['You cannot add more than {$max} item.', 'At most {$max} entry may stand here.'],
]);

/**
 * Sveltia CMS asks two public hosts for newer versions and for fonts that lie in its package: it asks this
 * server instead, which has the fonts and no news. It also says some things in our words.
 * @type {import('esbuild').Plugin}
 */
const inOurWords = {
  name: 'in-our-words',
  setup({ onLoad }) {
    onLoad({ filter: /@sveltia\/cms\/npm\/.*\.js$/ }, ({ path: file }) => ({
      contents: SENTENCES.reduce(
        (text, [theirs, ours]) => text.replaceAll(theirs, ours),
        fs
          .readFileSync(file, 'utf8')
          .replaceAll(/https:\/\/(?:unpkg\.com|cdn\.jsdelivr\.net)/g, '/elsewhere'),
      ),
    }));
  },
};

/** Fonts and workers of Sveltia CMS, which it fetches from beside its own file. */
export const editorAssets = path.join(
  fs.realpathSync(path.join(projectRoot, 'node_modules/@sveltia/cms')),
  'npm/assets',
);
