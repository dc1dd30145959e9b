/**
 * `npm run types`: writes Next's generated types, then checks the whole project, and the JavaScript of
 * lib/ as strictly as the TypeScript (tsconfig.lib.json).
 */
import { bin, run } from './lib/run.mjs';

const checks = [
  [bin('next'), ['typegen']],
  [bin('tsc'), ['--noEmit']],
  [bin('tsc'), ['--noEmit', '--project', 'tsconfig.lib.json']],
];
for (const [command, args] of checks) {
  const code = await run(command, args);
  if (code !== 0) process.exit(code);
}
