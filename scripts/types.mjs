/** `npm run types`: writes Next's generated types, then checks the whole project. */
import { bin, run } from './lib/run.mjs';

const generated = await run(bin('next'), ['typegen']);
process.exit(generated || (await run(bin('tsc'), ['--noEmit'])));
