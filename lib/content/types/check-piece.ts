import { ContentError } from '@/lib/content/engine/content-error';
import type { Entry } from '@/lib/content/engine/read';
import type { InsightKind } from '@/lib/content/kinds';
import { checkText } from './check-text';
import { unfinishedTextIn } from './unfinished-text';

type Dated = {
  date?: string;
  announced?: string;
  updated?: string | undefined;
  draft?: boolean | undefined;
};

/**
 * Makes sure of a piece that is shown what no single field tells: that its text is built as its kind
 * asks, that it was not changed before it came out, and that nothing of it is still to be written:
 * of a draft, which only a preview shows, something may.
 * @throws ContentError naming what is wrong
 */
export function checkPiece(kind: InsightKind, entry: Entry<unknown>): void {
  checkText(kind, entry);
  const { data, body, file } = entry;
  const { date, announced, updated, draft } = data as Dated;
  const out = date ?? announced;
  const errors = draft ? [] : unfinishedTextIn(kind, data, body);
  if (updated && out && updated < out) {
    errors.unshift(
      `updated: found ${updated}, which is before ${date ? 'date' : 'announced'}, expected ${out} or later`,
    );
  }
  if (errors.length > 0) throw new ContentError(file, errors);
}
