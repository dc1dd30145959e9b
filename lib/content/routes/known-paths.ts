import { ContentError } from '@/lib/content/engine/content-error';
import { sitePages } from './routes';

/** A path in a content file, and the field that holds it. */
export type PathReference = { field: string; path: string };

/**
 * Makes sure that paths lead to pages of the site.
 * @param file the file that holds them: `content/navigation.yaml`
 * @throws ContentError naming each field whose path leads nowhere
 */
export function assertPathsExist(written: readonly PathReference[], file: string): void {
  const known = new Set(sitePages().map(({ path }) => path));
  const errors = written
    .filter(({ path }) => !known.has(path))
    .map(
      ({ field, path }) =>
        `${field}: found ${JSON.stringify(path)}, expected the path of a page, without a slash at its end`,
    );
  if (errors.length > 0) throw new ContentError(file, errors);
}

/** The paths of a list of links, as `assertPathsExist` takes them. */
export function pathsIn(list: readonly { path: string }[], field: string): PathReference[] {
  return list.map(({ path }, index) => ({ field: `${field}[${index + 1}].path`, path }));
}
