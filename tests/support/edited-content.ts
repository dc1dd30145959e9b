import fs from 'node:fs';
import path from 'node:path';
import { checkDesk } from '@/lib/editor/check-content';
import { contentFolder } from './content-folder';
import { textOf } from './content-kinds';

/** What files hold, by their paths below `content/`; `undefined` is one that goes. */
export type Edits = Readonly<Record<string, string | Buffer | undefined>>;

/**
 * A copy of `content/` in which an editor makes mistakes.
 * @returns its folder while a test runs, and what is told of it with some edits, which are taken back
 */
export function editedContent() {
  const root = contentFolder({ filled: true, per: 'file' });
  // As a development server reads: once, until a file changes.
  beforeAll(() => Reflect.set(process.env, 'NODE_ENV', 'development'));
  afterAll(() => Reflect.set(process.env, 'NODE_ENV', 'test'));

  async function toldOf(edits: Edits) {
    const places = Object.entries(edits).map(([file, contents]) => {
      const place = path.join(root(), file);
      const before = fs.existsSync(place) ? fs.readFileSync(place) : undefined;
      fs.rmSync(place, { force: true });
      if (contents !== undefined) fs.writeFileSync(place, contents);
      return { place, before };
    });
    try {
      // Files are looked at once in a turn of the event loop.
      await new Promise(setImmediate);
      return checkDesk();
    } finally {
      for (const { place, before } of places) {
        fs.rmSync(place, { force: true });
        if (before) fs.writeFileSync(place, before);
      }
    }
  }
  return { root, toldOf };
}

/** A file with something in it replaced. */
export function changed(
  file: string,
  pattern: RegExp | string,
  by: string,
): Record<string, string> {
  const text = textOf(file);
  const after = text.replace(pattern, () => by);
  if (after === text) throw new Error(`Nothing of ${file} matches ${pattern}.`);
  return { [file]: after };
}
