import { ContentError } from '@/lib/content/engine/content-error';
import { showsAll } from '@/lib/content/engine/held-back';
import type { Entry } from '@/lib/content/engine/read';
import { unfinishedTextIn } from './unfinished-text';

/** Last part of the addresses of lists, which stand beside the pages of these folders. */
const LISTS = ['overview'];

/**
 * Makes sure that an entry of a folder in which each has a page of its own has a place for it, and that nothing
 * of it is still to be written; a preview (`DRAFTS=show`) shows it half written.
 * @param template its name in `scripts/templates`
 * @returns the check of an entry, which throws a ContentError
 */
export const checkOwnPage =
  (template: string) =>
  ({ file, slug, data }: Entry<unknown>): void => {
    if (LISTS.includes(slug)) {
      throw new ContentError(file, [
        `file name: found ${JSON.stringify(slug)}, which is the address of a list, expected another name`,
      ]);
    }
    const errors = showsAll() ? [] : unfinishedTextIn(template, data);
    if (errors.length > 0) throw new ContentError(file, errors);
  };
