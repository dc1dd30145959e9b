import fs from 'node:fs';
import path from 'node:path';

/** What was last seen of the files: names, times and sizes. */
let seen = '';
let isSeenInThisTurn = false;

/**
 * Whether a file below a folder was changed, added or taken away since the last call.
 * @param day what is read is also another on another day
 */
export function haveChanged(folder: string, day = ''): boolean {
  const before = seen;
  seen = `${folder} ${day}\n${lookInto(folder)}`;
  return seen !== before;
}

/**
 * The same, looked at once within one turn of the event loop, in which nobody saves: to look costs some
 * milliseconds, and a page asks a thousand times.
 */
export function haveChangedSinceLastTurn(folder: string): boolean {
  if (isSeenInThisTurn) return false;
  isSeenInThisTurn = true;
  setImmediate(() => {
    isSeenInThisTurn = false;
  });
  return haveChanged(folder);
}

/** Names, times and sizes of the files below a folder; of two saves within a moment, the number of each tells. */
const lookInto = (folder: string): string =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => {
      const file = fs.statSync(path.join(folder, name), { throwIfNoEntry: false });
      return `${name} ${file?.ino} ${file?.ctimeMs} ${file?.mtimeMs} ${file?.size}`;
    })
    .join('\n');
