import { ContentError } from '@/lib/content/engine/content-error';
import { sitePages } from './routes';

/** A path in a content file, and the field that holds it. */
export type WrittenPath = { field: string; path: string };

/**
 * Makes sure that paths lead to pages of the site.
 * @param file the file that holds them: `content/navigation.yaml`
 * @throws ContentError naming each field whose path leads nowhere
 */
export function requirePages(written: readonly WrittenPath[], file: string): void {
  const known = new Set(sitePages().map(({ path }) => path));
  const faults = written
    .filter(({ path }) => !known.has(path))
    .map(
      ({ field, path }) =>
        `${field}: found ${JSON.stringify(path)}, expected the path of a page, without a slash at its end`,
    );
  if (faults.length > 0) throw new ContentError(file, faults);
}

/** The paths of a list of links, as `requirePages` takes them. */
export function pathsIn(list: readonly { path: string }[], field: string): WrittenPath[] {
  return list.map(({ path }, index) => ({ field: `${field}[${index + 1}].path`, path }));
}
