import { formatMonth, formatMonthName } from '@/lib/format/date';
import { interpolate } from '@/lib/format/interpolate';
import { pluralize } from '@/lib/format/pluralize';
import { labels } from '@/lib/labels';

/** One numbered page of older entries, newest first. */
export type ArchivePage<Entry> = { number: number; entries: Entry[] };

export type ArchivePages<Entry> = {
  /** What the list page itself holds. */
  newest: Entry[];
  /** The rest, newest page first. */
  older: ArchivePage<Entry>[];
};

/**
 * Divides entries, sorted newest first, so that no page grows without end. Archive pages are full and
 * numbered from the oldest: what is on one never moves, and its address can be cited. The list page
 * keeps between `size` and twice `size` less one.
 */
export function paginateFromOldest<Entry>(
  entries: readonly Entry[],
  size: number,
): ArchivePages<Entry> {
  const full = Math.max(0, Math.floor(entries.length / size) - 1);
  const newest = entries.length - full * size;
  const older = Array.from({ length: full }, (_, index) => ({
    number: full - index,
    entries: entries.slice(newest + index * size, newest + (index + 1) * size),
  }));
  return { newest: entries.slice(0, newest), older };
}

/** Entries of a list of pieces that its page keeps at least. */
const MIN_ON_LIST = 24;

/** Pieces, newest first, as list pages hold them. */
export const paginateInsights = <Piece>(pieces: readonly Piece[]) =>
  paginateFromOldest(pieces, MIN_ON_LIST);

/** The numbered pages that a list has, for `generateStaticParams` of a `[[...page]]` route. */
export function archivePageParams(pieces: readonly unknown[]): { page: string[] }[] {
  const { older } = paginateInsights(pieces);
  return [{ page: [] }, ...older.map(({ number }) => ({ page: [String(number)] }))];
}

/** The months that dated entries, newest first, were published in: `May to July 2024`. */
export function monthRange(entries: readonly { date: string }[]): string {
  const [last = '', first = ''] = [entries[0]?.date, entries.at(-1)?.date];
  const to = formatMonth(last);
  if (formatMonth(first) === to) return to;
  const sameYear = first.slice(0, 4) === last.slice(0, 4);
  const from = sameYear ? formatMonthName(first) : formatMonth(first);
  return interpolate(labels.reading.older.span, { from, to });
}

/** The archive page that the rest of an address names, or undefined. */
export function archivePageFor<Entry>({ older }: ArchivePages<Entry>, page: readonly string[]) {
  return older.find(({ number }) => page.length === 1 && page[0] === String(number));
}

/** What a page of older pieces is called; `list` is the name of the list it belongs to. */
export function archivePageLabels(
  list: string,
  { number, entries }: ArchivePage<{ date: string }>,
) {
  const span = monthRange(entries);
  const values = { list, number, span };
  const { title, description, crumb } = labels.reading.older;
  return {
    title: interpolate(title, values),
    description: pluralize(entries.length, description, values),
    crumb: interpolate(crumb, values),
    heading: span,
  };
}
