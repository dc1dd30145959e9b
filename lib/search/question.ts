import { isStopWord, isWeakWord } from './stop-words';
import { termOf, tokenise } from './words';

/** Longer queries are cut here: what is pasted by accident should not hold up the page. */
const LONGEST_QUERY = 200;
const MOST_WORDS = 16;

/** A word or phrase of a question that counts. */
export type Part = {
  /** As the visitor wrote it. */
  typed: string;
  terms: string[];
  /** Counts for less: a question can do without it. */
  weak: boolean;
  /** The last word, which may not be finished. */
  open: boolean;
  /** Place of its first word and of the one after it. */
  from: number;
  to: number;
};

export type Question = {
  /** Every word as a term, stop words too, with a space around each: phrases are looked for in it. */
  phrase: string;
  parts: Part[];
  /** The first word of asking: who, where, when. */
  asks: Asked | undefined;
};

export type Asked = 'who' | 'where' | 'when';

/** Words that ask, by the term they are written with. */
const ASKING: Readonly<Record<string, Asked>> = {
  who: 'who',
  whom: 'who',
  whose: 'who',
  nani: 'who',
  where: 'where',
  wapi: 'where',
  when: 'when',
  lini: 'when',
};

/** A phrase as terms with a space around each: ` about us `. */
export function phraseOf(text: string): string {
  return ` ${tokenise(text).map(termOf).join(' ')} `;
}

/**
 * What a query asks for: its words without those that say nothing, unless there are no others.
 * `phrases` are terms that belong together, most words first; a part takes the longest that fits.
 */
export function questionOf(query: string, phrases: ReadonlySet<string>): Question {
  const words = tokenise(query.slice(0, LONGEST_QUERY)).slice(0, MOST_WORDS);
  const terms = words.map(termOf);
  const parts: Part[] = [];
  for (let from = 0; from < words.length; ) {
    const to = endOfPhrase(terms, from, phrases);
    const typed = words.slice(from, to);
    const last = to === words.length;
    parts.push({
      typed: typed.join(' '),
      terms: terms.slice(from, to),
      weak: typed.every(isWeakWord),
      open: last && /[\p{L}\p{N}\p{M}]$/u.test(query),
      from,
      to,
    });
    from = to;
  }
  const telling = parts.filter(({ typed }) => !isStopWord(typed));
  const asking = terms.find((term) => Object.hasOwn(ASKING, term));
  return {
    phrase: ` ${terms.join(' ')} `,
    parts: telling.length > 0 ? telling : parts,
    asks: asking ? ASKING[asking] : undefined,
  };
}

function endOfPhrase(terms: readonly string[], from: number, phrases: ReadonlySet<string>): number {
  for (let to = Math.min(terms.length, from + 4); to > from + 1; to--) {
    if (phrases.has(` ${terms.slice(from, to).join(' ')} `)) return to;
  }
  return from + 1;
}
