import type { EditedFiles } from '../edited-files';
import { checkedAlt, shapeOf } from '../entry-photo';
import type { PhotoKeeper } from './photo';
import type { Repository } from './repository';

const TYPES: Readonly<Record<string, string>> = { png: 'image/png', webp: 'image/webp' };

/**
 * The photos of the entries of a repository: each lies beside its file, under the same name. A photo and what it
 * shows are one commit, so that no check finds one without the other.
 * @param inTurn does something once every save before it has been made
 */
export function photosIn(
  repository: Repository,
  files: EditedFiles,
  inTurn: <T>(act: () => Promise<T>) => Promise<T>,
): PhotoKeeper {
  const photosOf = (file: string) => photosBeside(repository, file);
  return {
    of: async (file) => {
      const shape = shapeOf(file);
      if (!shape || !repository.texts.has(file)) return null;
      const [path] = photosOf(file);
      const picture = path && `data:${typeOf(path)};base64,${await repository.photo(path)}`;
      return { ...shape, alt: files.photoAlt(file), ...(picture && { picture }) };
    },
    save: (file, { alt, picture }) =>
      inTurn(async () => {
        const said = files.withPhotoAlt(file, checkedAlt(file, alt));
        const before = picture ? photosOf(file).map((path) => [path, null] as const) : [];
        const after = picture ? [[`${bare(file)}.jpg`, picture] as const] : [];
        await repository.commit(said, Object.fromEntries([...before, ...after]));
      }),
    remove: (file) =>
      inTurn(() =>
        repository.commit(
          files.withPhotoAlt(file, undefined),
          Object.fromEntries(photosOf(file).map((path) => [path, null])),
        ),
      ),
  };
}

/** The photos of an entry: one, or two where somebody has put a second beside it. */
export const photosBeside = (repository: Repository, file: string): string[] =>
  repository.photos.filter((path) => bare(path) === bare(file));

const bare = (path: string) => path.replace(/\.\w+$/, '');
const typeOf = (path: string) => TYPES[path.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'image/jpeg';
