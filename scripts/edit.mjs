/**
 * `npm run edit`: opens everything in `content/` in the browser, on this machine alone (docs/editing.md).
 *   PORT         4000 until set; the next free one where it is taken
 *   CONTENT_DIR  another folder than `content/`
 */
import path from 'node:path';
import { commandOptions } from './lib/command-options.mjs';
import { serveEditor } from './lib/editor/server.mjs';
import { projectRoot } from './lib/run.mjs';

commandOptions({});
const root = process.env.CONTENT_DIR ?? path.join(projectRoot, 'content');
const port = Number(process.env.PORT ?? 4000);
const editor = await serveEditor({ root, port, say: console.log });
console.log(`Open ${editor.url} in your browser to edit the site. Stop with Ctrl C.`);
// Control and C, a window that is closed, and whoever ends programs: the preview ends with the editor.
for (const signal of ['SIGINT', 'SIGHUP', 'SIGTERM']) {
  process.once(signal, async () => {
    await editor.close();
    process.exit(0);
  });
}
