import { cycle, itemAt } from './arrays';
import type { Ink } from './ink';
import { hash } from './random';
import { type Drawing, SvgBatch } from './svg-batch';

/**
 * A kikoi has one ground and one family of stripes. Laterite, tea and maize never meet in a cloth:
 * together they would read as a flag or as kente.
 */
const CLOTHS: readonly { ground: Ink; stripes: readonly Ink[] }[] = [
  { ground: 'si', stripes: ['lat', 'latd', 'lkd', 'lat', 'hz'] },
  { ground: 'sky', stripes: ['bs', 'lk', 'bs', 'lk', 'mz'] },
  { ground: 'si', stripes: ['tead', 'tea', 'hz', 'tea', 'bs'] },
  { ground: 'si', stripes: ['latd', 'bs', 'lat', 'hz', 'latd'] },
  { ground: 'hz', stripes: ['lkd', 'si', 'bs', 'latd', 'lkd'] },
];

const VOWELS = 'aeiouɛɔ';
const LETTER = /[a-zŋɛɔɗɓƙ]/;

export interface KikoiOptions {
  text: string;
  width: number;
  height: number;
  /** Which cloth to take; without it the text decides. */
  cloth?: number;
}

/**
 * A text becomes a cloth: each letter sets the width of one stripe, vowels show the ground,
 * consonants are coloured. Accents make no stripe.
 */
export function drawKikoi({ text, width, height, cloth }: KikoiOptions): Drawing {
  const { ground, threads } = weave(text, cloth);
  const sheet = new SvgBatch(width, height);
  const weights = threads.map(({ letter }) => stripeWeight(letter));
  const sum = weights.reduce((total, weight) => total + weight, 0);

  let before = 0;
  threads.forEach(({ ink }, index) => {
    // Whole units from edge to edge: neither a gap between two consonants nor an open end.
    const x = Math.round((before / sum) * width);
    before += itemAt(weights, index);
    const stripe = Math.round((before / sum) * width) - x;
    if (ink !== ground) sheet.rect(ink, x, 0, Math.max(2, stripe), height);
  });
  return { sheet, background: ground };
}

/** A letter and its stripe; a vowel's is the ground. */
export interface Thread {
  letter: string;
  ink: Ink;
}

/** The cloth of a text: its ground, and the ink of each letter. */
export function weave(text: string, cloth?: number): { ground: Ink; threads: Thread[] } {
  const letters = [...text.normalize('NFD').toLowerCase()].filter((c) => LETTER.test(c));
  const { ground, stripes } = itemAt(CLOTHS, cloth ?? hash(text) % CLOTHS.length);
  let consonants = 0;
  const threads = letters.map((letter) => {
    if (VOWELS.includes(letter)) return { letter, ink: ground };
    return { letter, ink: cycle(stripes, code(letter) + consonants++) };
  });
  return { ground, threads };
}

function stripeWeight(letter: string): number {
  const place = (code(letter) - 96) % 9;
  return VOWELS.includes(letter) ? 4 + place * 0.8 : 6 + place * 1.5;
}

function code(letter: string): number {
  return letter.codePointAt(0) ?? 0;
}
