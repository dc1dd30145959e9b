/**
 * `npm run types`: writes Next's generated types, then checks the whole project, and the JavaScript of
 * lib/ as strictly as the TypeScript (tsconfig.lib.json).
 */
import { bin, run } from './lib/run.mjs';

const checks = [['--noEmit'], ['--noEmit', '--project', 'tsconfig.lib.json']];
const written = await run(bin('next'), ['typegen']);
if (written !== 0) process.exit(written);
const codes = await Promise.all(checks.map((args) => run(bin('tsc'), args)));
process.exit(Math.max(...codes));
