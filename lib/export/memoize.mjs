/**
 * Does it once for each key.
 * @template K, V
 * @param {(key: K) => V} make
 * @returns {(key: K) => V}
 */
export function memoize(make) {
  const known = new Map();
  return (key) => {
    if (!known.has(key)) known.set(key, make(key));
    return known.get(key);
  };
}
