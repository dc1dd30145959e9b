import MiniSearch, { type SearchOptions } from 'minisearch';
import { type SearchDocument, type SearchGroup, searchGroups } from './document';
import { matchedWords } from './highlight';
import { isStopWord, termOf, tokenise } from './words';

/** Longer queries are cut here: what is pasted by accident should not hold up the page. */
const LONGEST_QUERY = 200;
const MOST_WORDS = 12;
/** Words named under a result that are in its text and not in what is printed. */
const MOST_UNSEEN = 4;

/** A result: the document, the terms to mark, and words it was found by that are not printed. */
export type SearchHit = { document: SearchDocument; terms: ReadonlySet<string>; unseen: string[] };

/**
 * `whole`: every word of the query is there; `near`: words spelt nearly so; `some`: some of the words.
 */
export type Closeness = 'whole' | 'near' | 'some';

export type SearchOutcome = {
  closeness: Closeness;
  count: number;
  /** Groups with results, the one with the best result first. */
  groups: { group: SearchGroup; hits: SearchHit[] }[];
};

export type Search = (query: string) => SearchOutcome;

const fields = ['title', 'aliases', 'keywords', 'headings', 'excerpt', 'words'] as const;

/** What one can engage comes before what was written about it; lists and legal pages come last. */
const groupBoost: Record<SearchGroup, number> = {
  services: 1.6,
  industries: 1.4,
  people: 1.2,
  offices: 1.2,
  insights: 1,
  pages: 0.7,
};

/** Distance in letters: none for short words and figures, where a near one is another one. */
const near = (term: string) =>
  term.length < 4 || /^\d/.test(term) ? false : term.length < 8 ? 1 : 2;

/** Tried in this order until one finds something. */
const attempts: { closeness: Closeness; options: SearchOptions }[] = [
  { closeness: 'whole', options: { combineWith: 'AND' } },
  { closeness: 'near', options: { combineWith: 'AND', fuzzy: near } },
  { closeness: 'some', options: { combineWith: 'OR', fuzzy: near } },
];

/** Builds the index and returns the search over it. Some milliseconds for a few hundred documents. */
export function createSearch(documents: readonly SearchDocument[]): Search {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const index = new MiniSearch<SearchDocument>({
    fields: [...fields],
    tokenize: tokenise,
    processTerm: (word) => (isStopWord(word) ? null : termOf(word)),
    searchOptions: {
      boost: { title: 10, aliases: 24, keywords: 5, headings: 2.5, excerpt: 2, words: 1 },
      // Few documents have aliases, so that any list of them is long for its field: length counts little.
      bm25: { k: 1.2, b: 0.3, d: 0.5 },
      weights: { fuzzy: 0.3, prefix: 0.6 },
      prefix: (term, position, terms) => position === terms.length - 1 || term.length > 3,
      processTerm: termOf,
      boostDocument: (id) => groupBoost[byId.get(id)?.group ?? 'pages'],
    },
  });
  index.addAll(documents);

  return (query) => {
    const words = wordsToFind(query);
    for (const { closeness, options } of words.length > 0 ? attempts : []) {
      const found = index.search(words.join(' '), options);
      if (found.length === 0) continue;
      const hits = found.map(({ id, terms }) =>
        hitOf(byId.get(id) as SearchDocument, new Set(terms)),
      );
      return { closeness, count: hits.length, groups: grouped(hits) };
    }
    return { closeness: 'whole', count: 0, groups: [] };
  };
}

/** The words of a query, without those that say nothing unless there are no others. */
function wordsToFind(query: string): string[] {
  const words = tokenise(query.slice(0, LONGEST_QUERY)).slice(0, MOST_WORDS);
  const telling = words.filter((word) => !isStopWord(word));
  return telling.length > 0 ? telling : words;
}

function hitOf(document: SearchDocument, terms: ReadonlySet<string>): SearchHit {
  const printed = new Set(tokenise(`${document.title} ${document.excerpt}`).map(termOf));
  const hidden = new Set([...terms].filter((term) => !printed.has(term)));
  const { aliases, keywords, headings, words } = document;
  const unseen = matchedWords(`${aliases} ${keywords} ${headings} ${words}`, hidden).slice(
    0,
    MOST_UNSEEN,
  );
  return { document, terms, unseen };
}

/** Hits come best first, and so do the groups: what fits best is what the first arrow key reaches. */
function grouped(hits: readonly SearchHit[]): SearchOutcome['groups'] {
  const first = (group: SearchGroup) => hits.findIndex(({ document }) => document.group === group);
  return searchGroups
    .map((group) => ({ group, hits: hits.filter(({ document }) => document.group === group) }))
    .filter((entry) => entry.hits.length > 0)
    .sort((a, b) => first(a.group) - first(b.group));
}
