import { ContentError, found } from '@/lib/content/engine/content-error';
import { waits } from '@/lib/content/engine/read';
import type { searchPage } from '@/lib/content/pages/search';
import type { Draft, SearchRecord } from './documents';

type EditorsWords = Pick<ReturnType<typeof searchPage>, 'keywords' | 'kinds'>;

const lastPart = (path: string) => path.split(/[/#]/).at(-1);

/**
 * Adds the words of `content/pages/search.yaml`: other names to what they are written for, and the words
 * of a kind to everything of it.
 * @throws ContentError naming each address that leads to nothing
 */
export function withEditorsWords(
  drafts: readonly Draft[],
  { keywords, kinds }: EditorsWords,
): SearchRecord[] {
  const ofKind = new Map<string, readonly string[] | undefined>(Object.entries(kinds));
  const known = new Set(drafts.map(({ path }) => path));
  const errors = Object.keys(keywords)
    .filter((path) => !known.has(path) && !waits(path))
    .map((path) => {
      const moved = drafts.find((draft) => lastPart(draft.path) === lastPart(path));
      const nearest = moved ? `; the nearest is ${moved.path}` : '';
      return `keywords.${path}: found ${found(path)}, expected the path of a page, person or office, without a slash at its end${nearest}`;
    });
  if (errors.length > 0) throw new ContentError('content/pages/search.yaml', errors);
  return drafts.map((draft) => {
    const kind = draft.id.split('/')[0] ?? '';
    return {
      ...draft,
      aliases: [...(draft.aliases ?? []), ...(keywords[draft.path] ?? [])].join(', '),
      related: [...(draft.related ?? []), ...(ofKind.get(kind) ?? [])].join(', '),
    };
  });
}
