import { isGroup } from '@/lib/group';
import { isSameValue } from './same-value';

/** The English that words belong to, the English that there is now, and the words as they were saved before. */
type Beside = { before: unknown; after: unknown; old: unknown };

/**
 * The words of a translation after entries of the English lists were moved, added or taken away: each stays with its
 * own. Entries that have ids need none of it (lib/content/engine/merge-translation.ts), and a list that was itself
 * moved or has another length by now has been seen to.
 */
export function followOrder(words: unknown, { before, after, old }: Beside): unknown {
  const within = (inner: unknown, one: unknown, other: unknown, was: unknown) =>
    followOrder(inner, { before: one, after: other, old: was });
  if (isGroup(words) && isGroup(before) && isGroup(after)) {
    const was = isGroup(old) ? old : {};
    return Object.fromEntries(
      Object.entries(words).map(([key, inner]) => [
        key,
        within(inner, before[key], after[key], was[key]),
      ]),
    );
  }
  if (!Array.isArray(words) || !Array.isArray(before) || !Array.isArray(after)) return words;
  const were = Array.isArray(old) ? old : [];
  if (before.every(isWithId) && after.every(isWithId)) {
    return words.map((one) =>
      within(one, sameId(before, one), sameId(after, one), sameId(were, one)),
    );
  }
  const places = placesOf(before, after);
  if (!places || words.length !== before.length || isMoved(were, words)) return words;
  if (places.includes(undefined) && !after.every(isGroup)) return words;
  return places.map((place, at) =>
    place === undefined ? {} : within(words[place], before[place], after[at], were[place]),
  );
}

const isWithId = (entry: unknown) => isGroup(entry) && typeof entry.id === 'string';
const sameId = (list: readonly unknown[], entry: unknown) =>
  list.find((one) => isGroup(one) && isGroup(entry) && one.id === entry.id);

/** Whether something of a list stands in another place than before. */
const isMoved = (old: readonly unknown[], now: readonly unknown[]) =>
  old.some(
    (one, at) =>
      !isSameValue(one, now[at]) &&
      now.some((other, place) => place !== at && isSameValue(one, other)),
  );

/**
 * Where each entry of a list was before: those that say the same, then those that were changed, in their order.
 * @returns nothing where entries were changed and others taken away or added, and nobody can tell which
 */
function placesOf(
  before: readonly unknown[],
  after: readonly unknown[],
): (number | undefined)[] | undefined {
  const free = new Set(before.keys());
  const places = after.map((entry) => {
    const place = [...free].find((one) => isSameValue(before[one], entry));
    if (place !== undefined) free.delete(place);
    return place;
  });
  const unknown = places.filter((place) => place === undefined).length;
  if (free.size === 0 || unknown === 0) return places;
  if (free.size !== unknown) return undefined;
  const left = [...free];
  return places.map((place) => place ?? left.shift());
}
