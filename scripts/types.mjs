/**
 * `npm run types`: writes Next's generated types, then checks the whole project, and the JavaScript of
 * lib/ as strictly as the TypeScript (tsconfig.lib.json).
 */
import fs from 'node:fs';
import path from 'node:path';
import { bin, projectRoot, run } from './lib/run.mjs';

const checks = [['--noEmit'], ['--noEmit', '--project', 'tsconfig.lib.json']];
const written = await run(bin('next'), ['typegen']);
if (written !== 0) process.exit(written);
const codes = await Promise.all(checks.map((args) => run(bin('tsc'), args)));
// TypeScript 7.0 goes on telling of errors that have been mended when files came with the mend: what it
// remembers of a run with errors is thrown away.
if (codes[0] !== 0) fs.rmSync(path.join(projectRoot, 'tsconfig.tsbuildinfo'), { force: true });
process.exit(Math.max(...codes));
