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
  const letters = [...text.normalize('NFD').toLowerCase()].filter((c) => /[a-zŋɛɔɗɓƙ]/.test(c));
  const { ground, stripes } = itemAt(CLOTHS, cloth ?? hash(text) % CLOTHS.length);
  const sheet = new SvgBatch(width, height);
  const weights = letters.map(stripeWeight);
  const sum = weights.reduce((total, weight) => total + weight, 0);

  let before = 0;
  let consonants = 0;
  letters.forEach((letter, index) => {
    // Whole units from edge to edge: neither a gap between two consonants nor an open end.
    const x = Math.round((before / sum) * width);
    before += itemAt(weights, index);
    const stripe = Math.round((before / sum) * width) - x;
    if (!VOWELS.includes(letter)) {
      const ink = cycle(stripes, code(letter) + consonants++);
      sheet.rect(ink, x, 0, Math.max(2, stripe), height);
    }
  });
  return { sheet, background: ground };
}

function stripeWeight(letter: string): number {
  const place = (code(letter) - 96) % 9;
  return VOWELS.includes(letter) ? 4 + place * 0.8 : 6 + place * 1.5;
}

function code(letter: string): number {
  return letter.codePointAt(0) ?? 0;
}
