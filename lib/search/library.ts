import MiniSearch from 'minisearch';
import type { SearchDocument } from './document';
import { familyOf } from './family';
import { phraseOf } from './question';
import { isStopWord } from './stop-words';
import { termOf, tokenise } from './words';

/** What a word is worth by where it stands: what a page is called comes before what it says. */
const worth = {
  title: 1,
  // A word of an alias; the whole of one is worth more (`bearersOf`).
  aliases: 0.75,
  keywords: 0.75,
  related: 0.7,
  label: 0.7,
  dateLabel: 0.7,
  headings: 0.6,
  excerpt: 0.55,
  words: 0.35,
} as const;
type Field = keyof typeof worth;

const fields = Object.keys(worth) as Field[];
/** Names and phrases: here “about” and “us” are words like others. */
const isName = (field: string | undefined) => field === 'title' || field === 'aliases';

/** What a document holds of a word. */
export type Held = {
  /** 0 to 1: where it stands, and how like the word that was asked for. */
  strength: number;
  /** Weight by MiniSearch (BM25), 1 for the best document: tells equals apart. */
  relevance: number;
  /** The terms that stand there. */
  terms: ReadonlySet<string>;
};
export type Holders = ReadonlyMap<string, Held>;

/** How like the word asked for another of its family is. */
const FAMILY = 0.7;

/** The documents by their words. */
export type Library = {
  documents: ReadonlyMap<string, SearchDocument>;
  /** Documents that hold a term or another of its family; a longer word, where the term is none itself. */
  holdersOf: (term: string, open: boolean) => Holders;
  /** Documents that bear a phrase as title or alias, whole. */
  bearersOf: ReadonlyMap<string, readonly string[]>;
  /** Terms as they are written, with whether any stands above the body of a text. */
  vocabulary: ReadonlyMap<string, { word: string; subject: boolean }>;
};

/** Documents that are indexed between two turns of others: about 40 ms of a slow phone. */
const AT_A_TIME = 2;

/** Indexes documents, a few at a time: who writes a question meanwhile sees each letter. */
export async function createLibrary(all: readonly SearchDocument[]): Promise<Library> {
  const vocabulary = new Map<string, { word: string; subject: boolean }>();
  const families = new Map<string, Set<string>>();
  const index = new MiniSearch<SearchDocument>({
    fields,
    tokenize: tokenise,
    processTerm: (word, field) => {
      if (isStopWord(word) && !isName(field)) return null;
      const term = termOf(word);
      const subject = field !== 'words' && !isStopWord(word);
      if (!vocabulary.get(term)?.subject)
        vocabulary.set(term, { word: word.toLowerCase(), subject });
      const family = familyOf(term);
      families.set(family, (families.get(family) ?? new Set()).add(term));
      return term;
    },
    searchOptions: {
      boost: worth,
      // Few documents have aliases, so that any list of them is long for its field: length counts little.
      bm25: { k: 1.2, b: 0.3, d: 0.5 },
      tokenize: (term) => [term],
      processTerm: (term) => term,
    },
  });
  await index.addAllAsync(all, { chunkSize: AT_A_TIME });

  function holdersOf(term: string, open: boolean): Holders {
    const found = new Map<string, Held>();
    // An office is not an officer: what is a word already is not the beginning of another.
    const begun = !vocabulary.has(term) && !/\d/.test(term);
    const prefix = begun && (open || term.length > 3);
    gather(found, index.search(term, { prefix }), (match) => likeness(term, match));
    for (const other of families.get(familyOf(term)) ?? []) {
      if (other !== term && !isStopWord(other)) gather(found, index.search(other), () => FAMILY);
    }
    return found;
  }

  return {
    documents: new Map(all.map((document) => [document.id, document])),
    holdersOf,
    bearersOf: bearers(all),
    vocabulary,
  };
}

/** A whole word is itself; a beginning is worth the more the less is missing. */
function likeness(term: string, match: string): number {
  return match === term ? 1 : 0.5 + (0.4 * term.length) / match.length;
}

type Result = { id: string; score: number; match: Record<string, string[]> };

/** Adds results to what is found, the stronger taking the place of the weaker. */
function gather(found: Map<string, Held>, results: Result[], like: (match: string) => number) {
  const best = results[0]?.score ?? 1;
  for (const { id, score, match } of results) {
    const known = found.get(id);
    const strengths = Object.entries(match).map(
      ([term, where]) => like(term) * Math.max(...where.map((field) => worth[field as Field])),
    );
    found.set(id, {
      strength: Math.max(known?.strength ?? 0, ...strengths),
      relevance: Math.max(known?.relevance ?? 0, score / best),
      terms: new Set([...(known?.terms ?? []), ...Object.keys(match)]),
    });
  }
}

function bearers(all: readonly SearchDocument[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { id, title, aliases } of all) {
    for (const name of new Set([title, ...aliases.split(', ')].map(phraseOf))) {
      if (name.trim()) found.set(name, [...(found.get(name) ?? []), id]);
    }
  }
  return found;
}
