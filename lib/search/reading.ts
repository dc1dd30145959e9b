import { familyOf } from './family';
import type { Held, Holders, Library } from './library';
import { type Part, phraseOf } from './question';
import { DOUBLED, guessesOf } from './spelling';
import { isStopWord } from './stop-words';
import { termOf } from './words';

/** Words that visitors use, by the word or phrase of the site that means the same. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;
/** The phrases of the site by the visitor's. */
export type Meanings = ReadonlyMap<string, readonly string[]>;

export function meaningsOf(synonyms: Synonyms): Meanings {
  const meanings = new Map<string, string[]>();
  for (const [meaning, words] of Object.entries(synonyms)) {
    for (const word of words.map(phraseOf)) {
      meanings.set(word, [...(meanings.get(word) ?? []), meaning]);
    }
  }
  return meanings;
}

/** How a part of a question was understood. */
export type Reading = Part & {
  holders: Holders;
  /** Documents that hold the whole of it, and not one word of two. */
  whole: ReadonlySet<string>;
  /** As it stands in the pages, as a synonym of what does, or as a guess; nowhere at all. */
  as: 'written' | 'synonym' | 'guess' | 'unknown';
  /** The synonym or the guesses, to be named. */
  read: string[];
  /** Of a part that stands in the pages: which hold it as it was typed, and the synonyms that others hold. */
  typedIn?: ReadonlySet<string>;
  also?: readonly string[];
};

const SYNONYM = 0.92;
const GUESS = 0.7;
/** Long words have few near neighbours: for them the bodies of texts are looked through too. */
const LONG = 8;

type Found = { holders: Map<string, Held>; whole: Set<string> };

/** Reads a part: as written and by its synonyms; by its spelling only where it stands nowhere. */
export function readPart(part: Part, library: Library, meanings: Meanings): Reading {
  const meant = withoutDoubled(part, library, meanings);
  if (meant) {
    const { word = meant } = library.vocabulary.get(meant) ?? {};
    const { holders, whole } = readPart({ ...part, terms: [meant] }, library, meanings);
    return { ...part, holders, whole, as: 'guess', read: [word] };
  }
  const found: Found = { holders: new Map(), whole: new Set() };
  const key = ` ${part.terms.join(' ')} `;
  for (const id of library.bearersOf.get(key) ?? []) {
    put(found, id, { strength: 1.1, relevance: 1, terms: new Set(part.terms) }, true);
  }
  lookUp(found, part.terms, part.open, 1, library);
  if (part.joined) lookUp(found, [part.joined], part.open, 1, library, true);
  const typedIn = new Set(found.whole);
  const written = typedIn.size > 0;
  const synonyms = meaningsFor(key, part.open && !written, meanings);
  for (const meaning of synonyms) {
    lookUp(found, phraseOf(meaning).trim().split(' '), false, SYNONYM, library, true);
  }
  if (written) return { ...part, ...found, as: 'written', read: [], typedIn, also: [...synonyms] };
  if (found.whole.size > 0) return { ...part, ...found, as: 'synonym', read: [...synonyms] };
  if (part.terms.length > 1) {
    return { ...part, ...found, as: found.holders.size > 0 ? 'written' : 'unknown', read: [] };
  }
  return guess(part, library, meanings);
}

/**
 * The word of an unknown one with a letter doubled or left single, where both are of one family: kazii is
 * kazi, and not just any word with the root of it. A word that is still being typed may become another.
 */
function withoutDoubled({ terms, open }: Part, { vocabulary }: Library, meanings: Meanings) {
  const [term = ''] = terms;
  const known = (word: string) => vocabulary.has(word) || meanings.has(` ${word} `);
  if (terms.length > 1 || known(term)) return undefined;
  if (open && [...vocabulary.keys()].some((word) => word.startsWith(term))) return undefined;
  const family = familyOf(term);
  const relatives = [...vocabulary.keys()].filter((word) => familyOf(word) === family);
  return guessesOf(term, relatives, DOUBLED)[0];
}

function meaningsFor(key: string, open: boolean, meanings: Meanings): ReadonlySet<string> {
  const exact = meanings.get(key);
  if (exact || !open || key.length < 6) return new Set(exact);
  const begun = key.trimEnd();
  return new Set(
    [...meanings].flatMap(([phrase, values]) => (phrase.startsWith(begun) ? values : [])),
  );
}

/** Adds the documents that hold terms; those that hold all of them are whole. */
function lookUp(
  found: Found,
  all: readonly string[],
  open: boolean,
  like: number,
  library: Library,
  together = false,
) {
  const bearers = together ? (library.bearersOf.get(` ${all.join(' ')} `) ?? []) : [];
  for (const id of bearers)
    put(found, id, { strength: like, relevance: 1, terms: new Set(all) }, true);
  const telling = all.filter((term) => !isStopWord(term));
  // A phrase of stop words only is found by those that bear it.
  if (telling.length === 0 && all.length > 1) return;
  const terms = telling.length > 0 ? telling : all;
  const lists = terms.map((term, place) =>
    library.holdersOf(term, open && place === terms.length - 1),
  );
  for (const id of new Set(lists.flatMap((list) => [...list.keys()]))) {
    const held = lists.flatMap((list) => list.get(id) ?? []);
    const whole = held.length === lists.length;
    // Half of “public finance” is not a meaning of PFM.
    if (together && !whole) continue;
    const share = (of: (one: Held) => number) =>
      held.reduce((sum, one) => sum + of(one), 0) / lists.length;
    put(
      found,
      id,
      {
        strength: like * share(({ strength }) => strength),
        relevance: share(({ relevance }) => relevance),
        terms: new Set(held.flatMap((one) => [...one.terms])),
      },
      whole,
    );
  }
}

function put({ holders, whole }: Found, id: string, held: Held, isWhole: boolean) {
  const known = holders.get(id);
  const terms = new Set([...(known?.terms ?? []), ...held.terms]);
  holders.set(id, { ...(known && known.strength >= held.strength ? known : held), terms });
  if (isWhole) whole.add(id);
}

/** A word that stands nowhere: two written as one, or a slip of the pen. */
function guess(part: Part, library: Library, meanings: Meanings): Reading {
  const [term = ''] = part.terms;
  const found: Found = { holders: new Map(), whole: new Set() };
  const halves = halvesOf(term, library);
  if (halves) lookUp(found, halves, false, 1, library, true);
  if (found.whole.size > 0) return { ...part, ...found, as: 'written', read: [] };

  const known = [...library.vocabulary]
    .filter(([, { subject }]) => subject || term.length >= LONG)
    .map(([known]) => known);
  const keys = [...meanings.keys()].map((key) => key.trim()).filter((key) => !key.includes(' '));
  const read = guessesOf(term, new Set([...known, ...keys]));
  for (const guessed of read) {
    lookUp(found, [guessed], false, GUESS, library);
    for (const meaning of meanings.get(` ${guessed} `) ?? []) {
      lookUp(found, phraseOf(meaning).trim().split(' '), false, GUESS, library, true);
    }
  }
  if (found.whole.size === 0) return { ...part, ...found, as: 'unknown', read: [] };
  const written = read.map((guessed) => library.vocabulary.get(guessed)?.word ?? guessed);
  return { ...part, ...found, as: 'guess', read: written };
}

function halvesOf(term: string, { vocabulary }: Library): [string, string] | undefined {
  const known = (half: string) =>
    half.length > 2 && vocabulary.get(half)?.subject && !isStopWord(half);
  for (let cut = 3; cut <= term.length - 3; cut++) {
    const [first, second] = [termOf(term.slice(0, cut)), term.slice(cut)];
    if (known(first) && known(second)) return [first, second];
  }
  return undefined;
}
