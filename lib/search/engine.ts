import { matchedWords } from '@/lib/browser/search/highlight';
import { type FacetValues, fits, nothingChosen, unpackFacets } from '../filter/facets';
import { type SearchDocument, type SearchGroup, searchGroups } from './document';
import { createLibrary, type Library } from './library';
import { phraseOf, type Question, questionOf } from './question';
import { meaningsOf, type Reading, readPart, type Synonyms } from './reading';
import { type Asked, isStopWord } from './stop-words';
import { termOf, tokenise } from './words';

/** Words named under a result that are in its text and not in what is printed. */
const MOST_HIDDEN = 4;
/** Results shown before the groups: what fits best, whatever it is. */
const MOST_BEST = 3;
/** A result is left out that fits less than this share of the best, unless it holds every word. */
const FAINT = 0.3;

/** A result: the document, the terms to mark, and words it was found by that are not printed. */
export type SearchHit = {
  document: SearchDocument;
  terms: ReadonlySet<string>;
  hiddenMatches: string[];
  /** Those that the page itself does not have: an editor says that it answers them. */
  relatedMatches: string[];
};

/** What a word of the query was taken for. */
export type TakenFor = { typed: string; read: string[] };

export type SearchOutcome = {
  /** How many fit what is chosen, and how many there are without a choice. */
  count: number;
  all: number;
  /** What can be chosen of: the facets of every result, also of those that do not fit. */
  facets: readonly FacetValues[];
  /** How many of them hold every word that counted. */
  whole: number;
  /** The words that counted, as they were typed; `…` for those between them that did not. */
  counted: string;
  /** Words that stand on no page, nor do any spelt nearly so. */
  unknown: string[];
  /** Words that stand on no page, and the spellings near them that were looked for instead. */
  guesses: TakenFor[];
  /** Words that stand on no page, and what means the same. */
  synonyms: TakenFor[];
  /** Words of the question that the first result does not have: it has one of their synonyms. */
  also: TakenFor[];
  /** What fits best, where there are several groups. */
  best: SearchHit[];
  /** The other results by group, the one with the best result first. */
  groups: { group: SearchGroup; hits: SearchHit[] }[];
};

/** Finds what a query asks for; `choice` narrows it, and changes nothing of what fits best. */
export type Search = (query: string, choice?: FacetValues) => SearchOutcome;

/** What one can engage comes before what was written about it. A nudge: what was asked decides. */
const groupBoost: Record<SearchGroup, number> = {
  services: 1.12,
  industries: 1.06,
  people: 1.04,
  offices: 1.06,
  insights: 1,
  pages: 1,
};
/** Who asks for a person or a place is shown one. */
const askedFor: Record<Asked, SearchGroup> = { who: 'people', where: 'offices', when: 'insights' };
const ASKED = 1.5;

/** What a weak word counts beside a telling one. */
const WEAK = 0.25;
/** A question that is the name of a page, one that is part of it, and one that has it in it. */
const NAMED = 0.6;
const NAME_AROUND = 0.35;
const NAME_INSIDE = 0.25;

/** Builds the index without holding up the page, and returns the search over it. */
export async function createSearch(
  documents: readonly SearchDocument[],
  synonyms: Synonyms = {},
): Promise<Search> {
  const library = await createLibrary(documents);
  const meanings = meaningsOf(synonyms);
  const phrases = new Set([...library.bearersOf.keys(), ...meanings.keys()]);

  return (query, choice = nothingChosen) => {
    const question = questionOf(query, phrases, library.vocabulary);
    const readings = question.parts.map((part) => readPart(part, library, meanings));
    return outcomeOf(question, readings, ranked(question, readings, library), library, choice);
  };
}

type Ranked = { id: string; score: number; whole: boolean; elsewhere: boolean };

/**
 * Documents by how much of the question they hold and where it stands, best first; those whose text is in
 * another language follow the others, unless they were asked for by name.
 */
function ranked(question: Question, all: readonly Reading[], library: Library): Ranked[] {
  const readings = all.filter(({ as }) => as !== 'unknown');
  const weights = readings.map((reading) => weightOf(reading, library.documents.size));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const telling = tellingOf(readings);
  const names = namesIn(question, readings, library);
  const ids = new Set(readings.flatMap(({ holders }) => [...holders.keys()]));
  const list = [...ids].map((id) => {
    let fit = 0;
    let covered = 0;
    readings.forEach(({ holders, whole }, place) => {
      const held = holders.get(id);
      const weight = (weights[place] ?? 0) / total;
      if (!held) return;
      fit += weight * (0.85 * held.strength + 0.15 * held.relevance);
      covered += weight * (whole.has(id) ? 1 : 0.5);
    });
    const { group, elsewhere } = library.documents.get(id) as SearchDocument;
    const asked = question.asks && askedFor[question.asks] === group ? ASKED : 1;
    const score = (fit * (0.6 + 0.4 * covered) + (names.get(id) ?? 0)) * groupBoost[group] * asked;
    const whole = telling.every(({ whole }) => whole.has(id));
    return { id, score, whole, elsewhere: elsewhere !== undefined && !names.has(id) };
  });
  list.sort((a, b) => Number(a.elsewhere) - Number(b.elsewhere) || b.score - a.score);
  const least = Math.max(0, ...list.map(({ score }) => score)) * FAINT;
  return list.filter(({ score, whole }) => whole || score >= least);
}

/** Rare words tell more than common ones. */
function weightOf({ holders, weak, as }: Reading, documents: number): number {
  const rarity = Math.log(documents / Math.max(1, holders.size)) / Math.log(Math.max(2, documents));
  return (0.5 + 0.5 * rarity) * (weak ? WEAK : 1) * (as === 'guess' ? 0.8 : 1);
}

/**
 * What a document gains by a title or alias that stands in the question, as typed or as read, or has two
 * words and more of the question in it, one behind the other.
 */
function namesIn(
  { phrase }: Question,
  readings: readonly Reading[],
  { bearersOf }: Library,
): Map<string, number> {
  const gains = new Map<string, number>();
  const plain = phraseOf(readings.map(({ typed }) => typed).join(' '));
  const read = phraseOf(readings.map(({ typed, read: [word = typed] }) => word).join(' '));
  const words = readings.reduce((sum, { terms }) => sum + terms.length, 0);
  for (const [name, ids] of bearersOf) {
    const whole = name === phrase || name === plain || name === read;
    const around = words > 1 && name.includes(phrase);
    if (!whole && !around && !phrase.includes(name) && !read.includes(name)) continue;
    const telling = name
      .trim()
      .split(' ')
      .filter((term) => !isStopWord(term)).length;
    const gain = whole ? NAMED : around ? NAME_AROUND : NAME_INSIDE * Math.min(1, telling / words);
    for (const id of ids) gains.set(id, Math.max(gain, gains.get(id) ?? 0));
  }
  return gains;
}

/** The parts that are named when it is said what was found: weak words only where there are no others. */
function tellingOf(readings: readonly Reading[]): readonly Reading[] {
  const telling = readings.filter(({ weak }) => !weak);
  return telling.length > 0 ? telling : readings;
}

function outcomeOf(
  { text }: Question,
  readings: readonly Reading[],
  all: readonly Ranked[],
  { documents }: Library,
  choice: FacetValues,
): SearchOutcome {
  const facets = all.map(({ id }) => unpackFacets(documents.get(id)?.facets ?? ''));
  const found = all.filter((_, at) => fits(facets[at] as FacetValues, choice));
  const hits = found.map(({ id }) => {
    const terms = readings.flatMap(({ holders }) => [...(holders.get(id)?.terms ?? [])]);
    // The “of” of a name is found with it, and not marked in every sentence.
    const telling = terms.filter((term) => !isStopWord(term));
    return toHit(documents.get(id) as SearchDocument, new Set(telling));
  });
  const known = tellingOf(readings.filter(({ as }) => as !== 'unknown'));
  const unknown = readings.filter(({ as, weak }) => as === 'unknown' && !weak);
  const taken = (as: Reading['as']) =>
    known.filter((reading) => reading.as === as).map(({ typed, read }) => ({ typed, read }));
  const groups = grouped(hits);
  const best = groups.length > 1 && hits.length > MOST_BEST ? hits.slice(0, MOST_BEST) : [];
  return {
    count: hits.length,
    all: all.length,
    facets,
    whole: found.filter(({ whole }) => whole).length,
    counted: countedWords(text, known),
    unknown: [...new Set(unknown.map(({ typed }) => typed))],
    guesses: taken('guess'),
    synonyms: taken('synonym'),
    also: known.flatMap(({ typed, typedIn, also = [] }) =>
      also.length > 0 && found.slice(0, MOST_BEST).some(({ id }) => !typedIn?.has(id))
        ? { typed, read: [...also] }
        : [],
    ),
    best,
    groups: best.length > 0 ? grouped(hits.slice(MOST_BEST)) : groups,
  };
}

/** The parts that counted as they were typed, each once, and `…` where words between them did not. */
function countedWords(text: string, known: readonly Reading[]): string {
  const name = ({ typed }: Reading) => typed.toLowerCase();
  const told = known.filter(
    (reading, place) => known.findIndex((other) => name(other) === name(reading)) === place,
  );
  return told.reduce((said, { typed, start }, place) => {
    const before = told[place - 1];
    if (!before) return typed;
    const between = text.slice(before.end, start);
    return said + (/[\p{L}\p{N}]/u.test(between) ? ' … ' : between.replace(/\s+/g, ' ')) + typed;
  }, '');
}

function toHit(document: SearchDocument, terms: ReadonlySet<string>): SearchHit {
  const { title, excerpt, label, dateLabel = '' } = document;
  const printed = new Set(tokenise(`${title} ${excerpt} ${label} ${dateLabel}`).map(termOf));
  const hidden = new Set([...terms].filter((term) => !printed.has(term)));
  const { keywords, headings, words } = document;
  const mentioned = matchedWords(`${keywords} ${headings} ${words}`, hidden);
  // What only an editor wrote of it (aliases, related) the page does not mention.
  for (const word of mentioned) hidden.delete(termOf(word));
  const related = matchedWords(`${document.aliases} ${document.related}`, hidden);
  const hiddenMatches = mentioned.slice(0, MOST_HIDDEN);
  const relatedMatches = related.slice(0, MOST_HIDDEN);
  return { document, terms, hiddenMatches, relatedMatches };
}

/** Hits come best first, and so do the groups. */
function grouped(hits: readonly SearchHit[]): SearchOutcome['groups'] {
  const first = (group: SearchGroup) => hits.findIndex(({ document }) => document.group === group);
  return searchGroups
    .map((group) => ({ group, hits: hits.filter(({ document }) => document.group === group) }))
    .filter((entry) => entry.hits.length > 0)
    .sort((a, b) => first(a.group) - first(b.group));
}
