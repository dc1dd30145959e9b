/** The whole numbers from 0 up to, but not including, `count`. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** Edges of `count` parts of a length, in whole units: no part is cut, none leaves a gap. */
export function edges(count: number, length: number): number[] {
  return range(count + 1).map((index) => Math.round((index * length) / count));
}

/** The item at an index that must exist; a missing one is a mistake in the drawing code. */
export function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items.at(index);
  if (item === undefined) throw new RangeError(`No item ${index} in a list of ${items.length}`);
  return item;
}

/** The item at an index that starts again at the front when the list ends. */
export function cycle<Item>(items: readonly Item[], index: number): Item {
  return itemAt(items, index % items.length);
}
