import type { Source } from '@/lib/content/types/source';
import { isGroup } from '@/lib/group';
import { memoize } from '@/lib/memoize.mjs';
import { partsOf, textOf } from './content-text';

/** Texts by path below the project, as the editor reads them; `null` for one that was removed. */
export type Texts = Readonly<Record<string, string | null>>;

/** A work that may be cited, and whether the piece that is open has it among its sources. */
export type Work = { source: Source; isOwn: boolean };

/** Sources of one file; a file that cannot be read has none. */
const sourcesIn = memoize((text: string): readonly Source[] => {
  if (!/^sources:/m.test(text)) return [];
  try {
    const { values } = partsOf(text, { isMarkdown: text.startsWith('---') });
    const sources = isGroup(values) && Array.isArray(values.sources) ? values.sources : [];
    return sources.filter((one) => isGroup(one) && typeof one.id === 'string') as Source[];
  } catch {
    return [];
  }
});

/** The same words in the same place of the same work, whatever it is called by. */
const identity = ({ id: _id, ...work }: Source) =>
  JSON.stringify(
    Object.entries(work)
      .filter(([, value]) => value !== '')
      .sort(),
  );

/**
 * Every work that is cited anywhere, each once: those of the piece first, all in the order of publishers.
 * @param file path of the piece; nothing for one that has no file yet
 * @param chosen works that were cited since the piece was opened and are not saved yet
 */
export function citedWorks(
  texts: Texts,
  file: string | undefined,
  chosen: readonly Source[],
): Work[] {
  const listed = sourcesIn(texts[file ?? ''] ?? '');
  const ids = listed.map(({ id }) => id);
  const own = [...listed, ...chosen.filter(({ id }) => !ids.includes(id))];
  const known = new Set(own.map(identity));
  const others = Object.values(texts)
    .flatMap((text) => sourcesIn(text ?? ''))
    .filter((source) => {
      const isNew = !known.has(identity(source));
      known.add(identity(source));
      return isNew;
    });
  return [
    ...own.sort(byPublisher).map((source) => ({ source, isOwn: true })),
    ...others.sort(byPublisher).map((source) => ({ source, isOwn: false })),
  ];
}

const byPublisher = (one: Source, other: Source) =>
  `${one.publisher} ${one.title}`.localeCompare(`${other.publisher} ${other.title}`);

/** Works that were chosen, and one more: chosen anew after it was taken back, it is still one work. */
export const chosenWith = (chosen: readonly Source[], source: Source): Source[] => [
  ...chosen.filter(({ id }) => id !== source.id),
  source,
];

/** A work in one line, as somebody looks for it. */
export const workLine = ({ publisher, title, at, year, read }: Source) =>
  `${publisher} (${year ?? `undated, read ${read}`}). ${title}${at ? `, ${at}` : ''}`;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Works whose line has every word of a question, or its beginning, accents or not. */
export function matching(works: readonly Work[], question: string): Work[] {
  const words = plain(question).split(/\s+/).filter(Boolean);
  return works.filter(({ source }) => {
    const line = plain(`${workLine(source)} ${source.id}`);
    return words.every((word) => line.includes(word));
  });
}

/** An id that is free: that of the work where it has one, or else its publisher and year. */
export function freeId({ id, publisher, year, read }: Partial<Source>, taken: readonly string[]) {
  const words = plain(publisher ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .split('-')
    .filter(Boolean);
  const wanted = id || [...words.slice(0, 3), year ?? read].filter(Boolean).join('-') || 'source';
  let free = wanted;
  for (let count = 2; taken.includes(free); count += 1) free = `${wanted}-${count}`;
  return free;
}

/** Whether a text cites a source, in a sentence or in a chart. */
export function cites(body: string, id: string): boolean {
  if (body.includes(`[^${id}]`)) return true;
  return [...body.matchAll(/^source: *\[([^\]]*)\]/gm)].some(([, ids = '']) =>
    ids.split(',').some((one) => one.trim() === id),
  );
}

/**
 * A text with those works among its sources that it cites and does not list. The form knows nothing of
 * them before it is opened anew, so that each save is given them again.
 */
export function withCitedWorks(text: string, chosen: readonly Source[]): string {
  if (chosen.length === 0 || !text.startsWith('---')) return text;
  const { values, body } = partsOf(text, { isMarkdown: true });
  if (!isGroup(values)) return text;
  const listed = sourcesIn(text).map(({ id }) => id);
  const missing = chosen.filter(({ id }) => !listed.includes(id) && cites(body, id));
  if (missing.length === 0) return text;
  const sources = [...(Array.isArray(values.sources) ? values.sources : []), ...missing];
  return textOf({ values: { ...values, sources }, body }, { isMarkdown: true });
}
