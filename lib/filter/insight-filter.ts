import { queryOf } from './facets';

/** What a list of insights shows: one topic or all, and how many entries at most. */
export type FilterState = { topic: string | null; show: number };

/** Id of the first entry past the first batch; without scripts, a link to it shows every entry. */
export const MORE_ID = 'more';

/**
 * State of a list from the end of its address (`?topic=finance&show=12`). A topic that does not exist
 * and a number that is none are ignored: `batch` entries of all topics are shown. `#more` shows all.
 */
export function readFilter(address: string, topics: readonly string[], batch: number): FilterState {
  const [search = '', hash = ''] = address.split('#');
  const parameters = new URLSearchParams(search);
  const topic = parameters.get('topic');
  const show = parameters.get('show') ?? '';
  const asked = /^\d{1,4}$/.test(show) ? Number(show) : batch;
  return {
    topic: topics.find((known) => known === topic) ?? null,
    show: hash === MORE_ID ? Number.POSITIVE_INFINITY : Math.max(batch, asked),
  };
}

/** Query of the address for a state, `?` included; what else the query holds is kept. */
export function writeFilter(search: string, { topic, show }: FilterState, batch: number): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('topic');
  if (topic) parameters.set('topic', topic);
  return withShown(queryOf(parameters), show, batch);
}

/** The same query with another number of entries. */
export function withShown(search: string, show: number, batch: number): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('show');
  if (show > batch) parameters.set('show', String(show));
  return queryOf(parameters);
}

/**
 * Which entries of a list are shown, as their positions in it, and how many there would be.
 * `entries` holds the topic of each entry in the order of the page; `kept` says which positions fit what
 * else is chosen.
 */
export function filterEntries(
  entries: readonly string[],
  { topic, show }: FilterState,
  kept: (index: number) => boolean = () => true,
): { shown: number[]; total: number } {
  const matching = entries.flatMap((entry, index) =>
    (topic === null || entry === topic) && kept(index) ? [index] : [],
  );
  return { shown: matching.slice(0, show), total: matching.length };
}
