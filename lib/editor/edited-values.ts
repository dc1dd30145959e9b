import { isGroup } from '@/lib/group';

/**
 * What a file means after an edit. The editor sends every field that it shows, those too that the file
 * leaves out; these stay left out until somebody fills them.
 * @param old values of the file
 * @param edited values from the editor, as the file would hold them
 */
export function editedValues(old: unknown, edited: unknown): unknown {
  if (isGroup(old) && isGroup(edited)) {
    const kept = Object.keys(old).filter((key) => key in edited);
    const added = Object.keys(edited).filter((key) => !(key in old) && !isUnsaid(edited[key]));
    const keys = [...kept, ...added].sort(inOrderOf(Object.keys(edited)));
    return Object.fromEntries(keys.map((key) => [key, editedValues(old[key], edited[key])]));
  }
  if (Array.isArray(old) && Array.isArray(edited)) {
    return edited.map((one, at) => (at < old.length ? editedValues(old[at], one) : one));
  }
  // The editor takes spaces and empty lines from both ends, where a file may have them on purpose.
  const isTrimmed =
    typeof old === 'string' && typeof edited === 'string' && old.trim() === edited.trim();
  return isTrimmed ? old : edited;
}

const inOrderOf = (keys: readonly string[]) => (one: string, other: string) =>
  keys.indexOf(one) - keys.indexOf(other);

/** A switch that is off, an empty list and an empty group say no more than a field that is not there. */
function isUnsaid(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isUnsaid);
  if (isGroup(value)) return Object.values(value).every(isUnsaid);
  return value === false || value === '' || value === null || value === undefined;
}
