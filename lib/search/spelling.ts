/**
 * Guesses what a word that stands nowhere was meant to be. Strict on purpose: gender is not a slip of
 * lender, nor sports of reports. A slip is a letter doubled, left out, swapped or hit beside its key, or
 * one that sounds alike; another consonant, above all the first one, makes another word.
 */

const SWAPPED = 0.6;
/** A letter written twice, or once where it stands twice. */
export const DOUBLED = 0.5;
/** A vowel that is not heard, or not typed: the word is read without it all the same. */
const UNVOWELLED = 0.6;
const ALIKE = 0.6;
const BESIDE = 0.8;
const LETTER = 1;
const STRANGE = 1.4;
/** What a slip in the first letter costs besides: people get that one right. */
const FIRST = 0.7;

const VOWELS = 'aeiou';
/** Letters that are written for one another by ear. */
const SOUNDS = ['ck', 'kq', 'cs', 'sz', 'fv', 'gj', 'iy', 'lr', 'bp', 'dt', 'mn', 'vw', 'cq'];
const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** The most that the slips of a word may cost; short words have near neighbours of their own. */
function limitOf(length: number): number {
  if (length < 4) return 0;
  if (length === 4) return 0.6;
  if (length < 8) return 1.1;
  return length < 11 ? 2 : 2.6;
}

/**
 * The words of a vocabulary that a term is most probably a slip of, all equally near; none for most.
 * `most` is what its slips may cost.
 */
export function guessesOf(
  term: string,
  vocabulary: Iterable<string>,
  most = limitOf(term.length),
): string[] {
  let limit = Math.min(most, limitOf(term.length));
  if (limit === 0 || /\d/.test(term)) return [];
  let best: string[] = [];
  for (const word of vocabulary) {
    if (word.length < 4 || Math.abs(word.length - term.length) * DOUBLED > limit) continue;
    if (limit < LETTER + FIRST && !beginsAlike(term, word)) continue;
    const cost = slips(term, word, limit);
    if (cost > limit) continue;
    if (cost < limit) best = [];
    limit = cost;
    best.push(word);
  }
  return best;
}

/** Most words begin otherwise, and need not be compared to their end. */
function beginsAlike(a: string, b: string): boolean {
  const [first = '', other = ''] = [a[0], b[0]];
  return first === other || alike(first, other) || (first === b[1] && other === a[1]);
}

/** What it costs to get from what was typed to a word; above `limit` any number above it. */
function slips(typed: string, word: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = [0];
  for (let column = 1; column <= word.length; column++) {
    last[column] = at(last, column - 1) + missing(word, column - 1);
  }
  for (let row = 1; row <= typed.length; row++) {
    const current = [at(last, 0) + missing(typed, row - 1)];
    for (let column = 1; column <= word.length; column++) {
      const [a, b] = [typed[row - 1] ?? '', word[column - 1] ?? ''];
      const swapped = row > 1 && column > 1 && a === word[column - 2] && b === typed[row - 2];
      current[column] = Math.min(
        at(last, column) + missing(typed, row - 1),
        at(current, column - 1) + leftOut(word, column - 1),
        at(last, column - 1) +
          mistaken(a, b) +
          (a !== b && row === 1 && column === 1 && !alike(a, b) ? FIRST : 0),
        swapped ? at(beforeLast, column - 2) + SWAPPED : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...current) > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return at(last, word.length);
}

/** A letter too many or too few: a doubled one is a small slip, a first one a large one. */
function missing(text: string, place: number): number {
  if (place === 0) return LETTER + FIRST;
  return text[place] === text[place - 1] ? DOUBLED : LETTER;
}

/** A letter of a word that was not typed. */
function leftOut(word: string, place: number): number {
  const cost = missing(word, place);
  return place > 0 && VOWELS.includes(word[place] ?? '') ? Math.min(cost, UNVOWELLED) : cost;
}

function mistaken(a: string, b: string): number {
  if (a === b) return 0;
  if (alike(a, b)) return ALIKE;
  return KEYS.some((row) => row.includes(a + b) || row.includes(b + a)) ? BESIDE : STRANGE;
}

function alike(a: string, b: string): boolean {
  if (VOWELS.includes(a) && VOWELS.includes(b)) return true;
  return SOUNDS.some((pair) => pair === a + b || pair === b + a);
}

const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY;
