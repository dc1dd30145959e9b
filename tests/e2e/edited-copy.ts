import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { serveEditor } from '../../scripts/lib/editor/server.mjs';
import { test } from './guard';

/**
 * `npm run edit` on a copy of `content/`, never on itself, for the length of a spec file.
 * @returns what is there while a test runs: the folder of the copy and the address of the editor
 */
export function editedCopy(): { readonly root: string; readonly url: string } {
  let root = '';
  let editor: Awaited<ReturnType<typeof serveEditor>>;
  test.beforeAll(async () => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'edited-'));
    fs.cpSync('content', root, { recursive: true });
    editor = await serveEditor({ root });
  });
  test.afterAll(async () => {
    await editor.close();
    fs.rmSync(root, { recursive: true });
  });
  return {
    get root() {
      return root;
    },
    get url() {
      return editor.url;
    },
  };
}
