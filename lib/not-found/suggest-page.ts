import { editDistance } from './edit-distance';

export type SuggestedPage = { path: string; title: string };

const LONGEST_PATH = 300;
const MOST_SEGMENTS = 6;
/** A word may differ in one letter of three. */
const TOLERANCE = 1 / 3;
/** What it costs a guess that the right name lies in another folder. */
const MOVED = 0.15;

/**
 * The page that an address without a page was probably meant for, or null. Takes a misspelt address, a
 * right name in a wrong folder, a name of which half the words are right, and otherwise the folder that
 * the address lies in; so does the address of a folder that has no page of its own. `pathname` may hold
 * anything; the answer is always one of `pages`.
 */
export function suggestPage<Page extends SuggestedPage>(
  pathname: string,
  pages: readonly Page[],
): Page | null {
  const wanted = segmentsOf(pathname);
  if (wanted.length === 0) return null;
  const folder = `${wanted.join('/')}/`;
  let hasPagesBelow = false;
  let best: { page: Page; cost: number } | null = null;
  for (const page of pages) {
    const segments = segmentsOf(page.path);
    hasPagesBelow ||= segments.join('/').startsWith(folder);
    const cost = costOf(wanted, segments);
    if (cost <= 0.5 && (!best || cost < best.cost)) best = { page, cost };
  }
  const isFolderAlone = hasPagesBelow && best?.cost !== 0;
  return (isFolderAlone ? null : best?.page) ?? folderOf(wanted, pages);
}

/** Names in an address, in plain letters: `/Serviços/Policy.html` becomes `servicos`, `policy`. */
function segmentsOf(pathname: string): string[] {
  return decoded(pathname.slice(0, LONGEST_PATH))
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\.(?:html?|php|aspx?|pdf)$/, '')
    .split('/')
    .map((segment) => segment.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, ''))
    .filter((segment) => segment && segment !== 'index' && segment !== '404')
    .slice(0, MOST_SEGMENTS);
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** How far apart two addresses are: 0 is the same, above 0.5 is not a guess. */
function costOf(wanted: readonly string[], page: readonly string[]): number {
  const name = page.at(-1);
  if (!name) return 1;
  const whole = distance(wanted.join('/'), page.join('/'));
  const moved = distance(wanted.at(-1) ?? '', name) + MOVED;
  return Math.min(whole, moved, 1 - commonWords(wanted.at(-1) ?? '', name) + MOVED);
}

/** Edits for each letter of the longer word; 1 where too many differ. */
function distance(a: string, b: string): number {
  const length = Math.max(a.length, b.length);
  const limit = Math.floor(length * TOLERANCE);
  const edits = editDistance(a, b, limit);
  return edits > limit ? 1 : edits / length;
}

/**
 * Share of words that two names have in common: of both together (Dice) and of the shorter one, in equal
 * parts, so that `food-systems` finds `food-systems-after-the-subsidy`.
 */
function commonWords(a: string, b: string): number {
  const [left, right] = [new Set(a.split('-')), new Set(b.split('-'))];
  const common = [...left].filter((word) => word.length > 2 && right.has(word)).length;
  return common / (left.size + right.size) + common / (2 * Math.min(left.size, right.size));
}

function folderOf<Page extends SuggestedPage>(
  wanted: readonly string[],
  pages: readonly Page[],
): Page | null {
  for (let length = wanted.length - 1; length > 0; length--) {
    const folder = wanted.slice(0, length).join('/');
    const page = pages.find(({ path }) => segmentsOf(path).join('/') === folder);
    if (page) return page;
  }
  return null;
}
