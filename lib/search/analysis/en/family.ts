/** Endings of English words, longest first, each with the letters that have to be left. */
const ENDINGS: readonly (readonly [ending: string, shortest: number])[] = [
  ['ification', 6],
  ['iciti', 6],
  ['atori', 5],
  ['ation', 5],
  ['ating', 5],
  ['ative', 5],
  ['ator', 5],
  ['ated', 5],
  ['ment', 5],
  ['ance', 5],
  ['anci', 5],
  ['ori', 5],
  ['ate', 5],
  ['ial', 5],
  ['ion', 5],
  ['ive', 5],
  ['ing', 4],
  ['ant', 5],
  ['al', 6],
  ['ic', 6],
  ['er', 4],
  ['or', 5],
  ['ed', 4],
  ['e', 4],
];

/** Words that only look like one of another family. */
const EXCEPTIONS = new Set(
  'career center corner counter gender letter master matter number officer order power publication tender'.split(
    ' ',
  ),
);

/** Shorter words have no ending to lose. */
const SHORTEST = 6;

/**
 * The stem that words of one family share: lend, lending, lender; evaluate, evaluation, evaluator. Takes a
 * term of `termOf`. Shorter than Porter's stemmer and more careful: what is left has to be long enough to
 * mean something, because short stems join words that have nothing in common (corn and corner).
 */
export function familyOf(term: string): string {
  if (term.length < SHORTEST || EXCEPTIONS.has(term) || /\d/.test(term)) return term;
  for (const [ending, shortest] of ENDINGS) {
    const stem = term.slice(0, -ending.length);
    if (term.endsWith(ending) && stem.length >= shortest) {
      return familyOf(stem.replace(/([bdgmnprt])\1$/, '$1'));
    }
  }
  return term;
}
