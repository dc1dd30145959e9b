import { itemAt } from './arrays';

/**
 * FNV-1a, 32 bit: turns a seed text into a number. Not for secrets.
 * http://www.isthe.com/chongo/tech/comp/fnv/
 */
export function hash(text: string): number {
  let value = 2166136261;
  for (const character of text) {
    value ^= character.codePointAt(0) ?? 0;
    value = Math.imul(value, 16777619);
  }
  return value >>> 0;
}

export type Random = ReturnType<typeof createRandom>;

/**
 * A repeatable source of random numbers (mulberry32, by Tommy Ettinger). The same seed always gives
 * the same sequence, so every build draws the same pictures. The order of calls is part of a
 * picture: one call more or less and everything drawn after it looks different.
 */
export function createRandom(seed: string) {
  let state = hash(seed);

  /** From 0 up to, but not including, 1. */
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  function between(low: number, high: number): number {
    return low + (high - low) * next();
  }

  /** A whole number, both ends included. */
  function integer(low: number, high: number): number {
    return Math.floor(between(low, high + 1));
  }

  function pick<Item>(items: readonly Item[]): Item {
    return itemAt(items, Math.floor(next() * items.length));
  }

  function chance(probability: number): boolean {
    return next() < probability;
  }

  /** A key of the record, as often as its weight says. The order of the keys matters. */
  function weighted<Key extends string>(weights: Partial<Record<Key, number>>): Key {
    const entries = Object.entries(weights) as [Key, number][];
    let rest = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [key, weight] of entries) {
      rest -= weight;
      if (rest <= 0) return key;
    }
    return itemAt(entries, 0)[0];
  }

  /** A shuffled copy (Fisher-Yates). */
  function shuffle<Item>(items: readonly Item[]): Item[] {
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = integer(0, last);
      const moved = itemAt(shuffled, last);
      shuffled[last] = itemAt(shuffled, other);
      shuffled[other] = moved;
    }
    return shuffled;
  }

  return { next, between, integer, pick, chance, weighted, shuffle };
}
