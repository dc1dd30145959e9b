/** Which file the form shows, from the address that Sveltia CMS gives it. */

type Collection = { name: string; folder?: string; extension?: string; files?: readonly File[] };
type File = { name: string; file: string };

/** A file of `content/`, a piece that has no file yet, or nothing: a list is open. */
export type Opened = { file: string } | 'new' | undefined;

/** Where the files of the first language are: its folder has no name, a file of TypeScript has. */
const inFirstLanguage = (path: string, first: string) =>
  path.endsWith('.ts') ? path.replace('{{locale}}', first) : path.replace('/{{locale}}', '');

/**
 * @param hash of the editor's address: `#/collections/articles/entries/x`
 * @param collections those of its configuration
 * @param first id of the first language
 */
export function openedFile(
  hash: string,
  collections: readonly Collection[],
  first: string,
): Opened {
  const [, name, action, slug = ''] =
    /^#\/collections\/([^/?]+)\/(new|entries)(?:\/([^/?]+))?/.exec(hash) ?? [];
  const collection = collections.find((one) => one.name === name);
  if (!collection) return undefined;
  if (action === 'new') return 'new';
  const { folder, extension, files } = collection;
  const path = folder
    ? `${folder}/${decodeURIComponent(slug)}.${extension}`
    : files?.find((one) => one.name === slug)?.file;
  return path === undefined ? undefined : { file: inFirstLanguage(path, first) };
}

/**
 * The editor's address of a file, the other way round; a translation stands in the entry of its original.
 * @param file path below the project: `content/articles/x.md`
 * @param collections those of its configuration
 * @param languages ids, the first one first
 * @returns `#/collections/articles/entries/x`; undefined for a file that it does not open
 */
export function entryOf(
  file: string,
  collections: readonly Collection[],
  languages: readonly string[],
): string | undefined {
  for (const { name, folder, extension, files = [] } of collections) {
    const entry = (slug: string) => `#/collections/${name}/entries/${encodeURIComponent(slug)}`;
    for (const language of languages) {
      const inIt = (path: string) =>
        language === languages[0]
          ? inFirstLanguage(path, language)
          : path.replace('{{locale}}', language);
      const one = files.find((some) => inIt(some.file) === file);
      if (one) return entry(one.name);
      const start = folder && `${inIt(folder)}/`;
      const slug = start ? file.slice(start.length, -`.${extension}`.length) : '';
      if (slug && !slug.includes('/') && file === `${start}${slug}.${extension}`)
        return entry(slug);
    }
  }
  return undefined;
}
