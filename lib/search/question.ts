import { type Asked, askingWords, isStopWord, isWeakWord } from './stop-words';
import { termOf, tokenise, wordsOf } from './words';

/** Longer queries are cut here: what is pasted by accident should not hold up the page. */
const LONGEST_QUERY = 200;
const MOST_WORDS = 16;

/** A word or phrase of a question that counts. */
export type Part = {
  /** As the visitor wrote it. */
  typed: string;
  terms: string[];
  /** Two words as the one that the pages make of them: healthcare for “health care”. */
  joined?: string;
  /** Counts for less: a question can do without it. */
  weak: boolean;
  /** The last word, which may not be finished. */
  open: boolean;
  /** Place of its first letter in the query, and of the one after its last. */
  start: number;
  end: number;
};

export type Question = {
  /** As it was asked, cut where it is too long. */
  text: string;
  /** Every word as a term, stop words too, with a space around each: phrases are looked for in it. */
  phrase: string;
  parts: Part[];
  /** The first word of asking: who, where, when. */
  asks: Asked | undefined;
};

/** A phrase as terms with a space around each: ` about us `. */
export function phraseOf(text: string): string {
  return ` ${tokenise(text).map(termOf).join(' ')} `;
}

/**
 * What a query asks for: its words without those that say nothing, unless there are no others.
 * `phrases` are terms that belong together, most words first; a part takes the longest that fits.
 */
export function questionOf(
  query: string,
  phrases: ReadonlySet<string>,
  vocabulary: ReadonlyMap<string, unknown>,
): Question {
  const text = query.slice(0, LONGEST_QUERY);
  const words = wordsOf(text).slice(0, MOST_WORDS);
  const terms = words.map(({ word }) => termOf(word));
  const parts: Part[] = [];
  for (let from = 0; from < words.length; ) {
    const joined = vocabulary.has(joinedAt(terms, from)) ? joinedAt(terms, from) : undefined;
    const to = Math.max(endOfPhrase(terms, from, phrases), joined ? from + 2 : 0);
    const taken = words.slice(from, to);
    const { start = 0 } = words[from] ?? {};
    const { end = 0 } = words[to - 1] ?? {};
    parts.push({
      typed: text.slice(start, end),
      terms: terms.slice(from, to),
      ...(joined && to === from + 2 && { joined }),
      weak: taken.every(({ word }) => isWeakWord(word)),
      open: end === text.length,
      start,
      end,
    });
    from = to;
  }
  const telling = parts.filter(({ typed }) => !isStopWord(typed));
  const asking = terms.find((term) => Object.hasOwn(askingWords, term));
  return {
    text,
    phrase: ` ${terms.join(' ')} `,
    parts: telling.length > 0 ? telling : parts,
    asks: asking ? askingWords[asking] : undefined,
  };
}

/** Two words as one; nothing for short ones, which make other words by chance. */
function joinedAt(terms: readonly string[], from: number): string {
  const [first = '', second = ''] = terms.slice(from, from + 2);
  return first && second && first.length + second.length > 4 ? first + second : '';
}

function endOfPhrase(terms: readonly string[], from: number, phrases: ReadonlySet<string>): number {
  for (let to = Math.min(terms.length, from + 4); to > from + 1; to--) {
    if (phrases.has(` ${terms.slice(from, to).join(' ')} `)) return to;
  }
  return from + 1;
}
