import { isGroup } from '@/lib/group';

/** True for two values of YAML or JSON that say the same; the order of the keys of a group says nothing. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((inner, at) => isSameValue(inner, other[at]));
  }
  if (isGroup(one) && isGroup(other)) {
    const keys = Object.keys(one);
    return (
      keys.length === Object.keys(other).length &&
      keys.every((key) => key in other && isSameValue(one[key], other[key]))
    );
  }
  return Object.is(one, other);
}
