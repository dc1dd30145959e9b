import fs from 'node:fs';
import path from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { editionOf } from '@/lib/export/languages.mjs';
import { languages } from '@/lib/languages';

/** Folder of the export; `npm test` builds it before these tests run. */
export const outDir = path.join(process.cwd(), 'out');

/** What is no page of the site: files that Next writes beside them, and the editor where it is switched on. */
const NOT_OURS = /^(?:(?:\w+\/)?(?:_not-found|404)|admin)\//;

export type BuiltPage = {
  /** File below `out/`: `services/policy/index.html`. */
  file: string;
  /** Address: `/services/policy/`; the not-found page is `/404.html`. */
  path: string;
  /** The same as the first language has it. */
  route: string;
  language: (typeof languages)[number];
  html: string;
  $: CheerioAPI;
};

function htmlFiles(directory = outDir): string[] {
  return fs.readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(directory, entry.name);
    if (entry.isDirectory()) return htmlFiles(full);
    return entry.name.endsWith('.html') ? [full] : [];
  });
}

let pages: readonly BuiltPage[] | undefined;

/** The pages of the first language, for what is true of each kind of page by the same code in all. */
export const firstPages = () => builtPages().filter(({ language }) => language === languages[0]);

/**
 * Every page of the export, in every language, parsed when it is first looked into. The same ones at each call: parsing is
 * most of what these tests do, and none of them changes a page.
 */
export function builtPages(): readonly BuiltPage[] {
  pages ??= htmlFiles()
    .map((full) => path.relative(outDir, full))
    .filter((file) => !NOT_OURS.test(file))
    .sort()
    .map(readPage);
  return pages;
}

function readPage(file: string): BuiltPage {
  const edition = editionOf(file);
  const html = fs.readFileSync(path.join(outDir, file), 'utf8');
  let parsed: CheerioAPI | undefined;
  return {
    file,
    path: `/${file.replace(/index\.html$/, '')}`,
    route: `/${edition.file.replace(/index\.html$/, '')}`,
    language: languages.find(({ id }) => id === edition.language.id) ?? languages[0],
    html,
    get $() {
      parsed ??= load(html);
      return parsed;
    },
  };
}

/** Pages that a search engine may list: not the not-found page, results, forwarding and offline pages. */
export function indexedPages(): readonly BuiltPage[] {
  return builtPages().filter(
    ({ $ }) => !/noindex/.test($('meta[name=robots]').attr('content') ?? ''),
  );
}

export function existsInOut(address: string): boolean {
  const clean = decodeURIComponent(address.replace(/[?#].*$/, ''));
  const file = path.join(outDir, clean.endsWith('/') ? `${clean}index.html` : clean);
  return fs.existsSync(file) && fs.statSync(file).isFile();
}
