/**
 * Makes it once for each key, its first argument; without one, once.
 * @template {unknown[]} A
 * @template V
 * @param {(...input: A) => V} make
 * @returns {(...input: A) => V}
 */
export function memoize(make) {
  /** @type {Map<A[0], V>} */
  const known = new Map();
  return (...input) => {
    const [key] = input;
    if (!known.has(key)) known.set(key, make(...input));
    return /** @type {V} */ (known.get(key));
  };
}
