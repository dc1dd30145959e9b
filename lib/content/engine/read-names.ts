import fs from 'node:fs';
import path from 'node:path';
import { PHOTO, photoShapes } from '@/lib/content/images/photo-rules';
import { ContentError } from './content-error';

const READ = /\.(?:md|yaml)$/;
/** Pictures that telephones and programs write, and no build can read. */
const OTHER_PICTURE = /\.(?:hei[cf]|tiff?|gif|bmp|avif|svg|raw|dng|psd)$/i;
/** What stands in the place of content, beside it: words of labels, the firm's facts, results of tests. */
const OURS = /\.(?:ts|json)$/;
/** Files of computers, which no editor sees: `.DS_Store`, `Thumbs.db`, what Word keeps beside an open text. */
const HIDDEN = /^(?:\.|~\$|Thumbs\.db$|desktop\.ini$)/i;

/**
 * The names of the content files of a folder, in their order. Photos are read elsewhere.
 * @throws ContentError for a file that nobody would read, and that an editor would wait for in vain
 */
export function readNames(root: string, folder: string): string[] {
  if (!fs.existsSync(path.join(root, folder))) return [];
  const entries = fs
    .readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !HIDDEN.test(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  for (const entry of entries) {
    const expected = expectedInPlaceOf(entry, folder);
    if (!expected) continue;
    const file = path.posix.join('content', folder, entry.name);
    throw new ContentError(file, [
      `the file: found ${kindOf(entry)}, which is not used, expected ${expected}`,
    ]);
  }
  const names = entries.map(({ name }) => name).filter((name) => READ.test(name));
  assertOneEnding(names, folder);
  return names;
}

/** The files of a folder are all of one form: one that ends otherwise was saved in the wrong one. */
function assertOneEnding(names: readonly string[], folder: string): void {
  const [most = [], few = []] = ['.md', '.yaml']
    .map((ending) => names.filter((name) => name.endsWith(ending)))
    .sort((one, other) => other.length - one.length);
  const [odd] = few;
  if (!odd) return;
  const [ending, expected] = [odd, most[0] ?? ''].map((name) => path.extname(name));
  throw new ContentError(path.posix.join('content', folder, odd), [
    `the file: found one that ends in ${ending} among ${expected}, expected ${odd.replace(/\.[^.]*$/, expected ?? '')} as its name, with the fields of its neighbours`,
  ]);
}

function expectedInPlaceOf(entry: fs.Dirent, folder: string): string | undefined {
  const { name } = entry;
  if (entry.isDirectory())
    return folder === '.' ? undefined : 'the files themselves, in this folder';
  if (READ.test(name) || OURS.test(name)) return undefined;
  const bare = name.replace(/\.[^.]*$/, '');
  if (PHOTO.test(name) || OTHER_PICTURE.test(name)) {
    if (!photoShapes[folder]) return `photos only in ${Object.keys(photoShapes).join(', ')}`;
    return PHOTO.test(name)
      ? undefined
      : `a JPEG, PNG or WebP file: export it again as ${bare}.jpg`;
  }
  if (/\.(?:txt|markdown|mdx?|text)$/i.test(name)) return `${bare}.md as its name`;
  if (/\.ya?ml$/i.test(name)) return `${bare}.yaml as its name`;
  return 'files that end in .md or .yaml';
}

function kindOf(entry: fs.Dirent): string {
  if (entry.isDirectory()) return 'a folder';
  const ending = path.extname(entry.name);
  return ending ? `a file that ends in ${ending}` : 'a file without an ending';
}
