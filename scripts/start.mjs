/** `npm start`: builds the site and serves `out/` on http://localhost:3000 or the next free port. */
import path from 'node:path';
import { commandOptions } from './lib/command-options.mjs';
import { buildIn, projectRoot } from './lib/run.mjs';
import { serve } from './lib/serve.mjs';

commandOptions({});
const code = await buildIn(projectRoot);
if (code !== 0) process.exit(code);

const { url } = await serve({
  root: path.join(projectRoot, 'out'),
  port: Number(process.env.PORT ?? 3000),
  basePath: (process.env.BASE_PATH ?? '').replace(/\/+$/, ''),
});
console.log(`\nThe site is at ${url} (stop with Ctrl C)`);
