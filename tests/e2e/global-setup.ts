import path from 'node:path';
import { projectRoot } from '../../scripts/lib/run.mjs';
import { serve } from '../../scripts/lib/serve.mjs';

/** Serves the export on a free port for the length of the run. */
export default async function globalSetup() {
  const { url, close } = await serve({ root: path.join(projectRoot, 'out') });
  process.env.BASE_URL = url;
  return close;
}
