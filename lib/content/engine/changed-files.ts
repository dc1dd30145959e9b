import fs from 'node:fs';
import path from 'node:path';

/** What was last seen of the files: names, times and sizes. */
let seen = '';
let isSeenInThisTurn = false;

/**
 * Whether a file below a folder was changed, added or taken away since the last call.
 * To look costs some milliseconds, and a page asks a thousand times: within one turn of the event loop, in
 * which nobody saves, it is looked at once.
 */
export function haveChanged(folder: string): boolean {
  if (isSeenInThisTurn) return false;
  isSeenInThisTurn = true;
  setImmediate(() => {
    isSeenInThisTurn = false;
  });
  const before = seen;
  seen = lookInto(folder);
  return seen !== before;
}

/** Names, times and sizes of the files below a folder. */
export const lookInto = (folder: string): string =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => {
      const file = fs.statSync(path.join(folder, name), { throwIfNoEntry: false });
      return `${name} ${file?.mtimeMs} ${file?.size}`;
    })
    .join('\n');
