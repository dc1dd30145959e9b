import fs from 'node:fs';
import path from 'node:path';
import { ContentError } from '@/lib/content/engine/content-error';
import { contentFolder } from './content-folder';
import { loaderOf, textOf } from './content-kinds';

/**
 * A copy of `content/` for the length of a test file. The function returned says what is told of another
 * text in the place of a file: the message of a ContentError, `passed`, or the name of any other error.
 */
export function damagedContent() {
  const root = contentFolder({ filled: true, per: 'file' });
  /** Writing over a file waits for the disk on some file systems; a new file does not. */
  const write = (file: string, text: string) => {
    fs.rmSync(path.join(root(), file), { force: true });
    fs.writeFileSync(path.join(root(), file), text);
  };
  return (file: string, text: string, load: () => unknown = loaderOf(file)): string => {
    write(file, text);
    try {
      load();
      return 'passed';
    } catch (error) {
      if (error instanceof ContentError) return error.message;
      return `${(error as Error).name}: ${(error as Error).message}`;
    } finally {
      write(file, textOf(file));
    }
  };
}
