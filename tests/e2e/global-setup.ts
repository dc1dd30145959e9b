import path from 'node:path';
import { findBrowser } from '../../scripts/lib/find-browser.mjs';
import { projectRoot } from '../../scripts/lib/run.mjs';
import { serve } from '../../scripts/lib/serve.mjs';

/** Serves the export on a free port for the length of the run, and says which browser comes to it. */
export default async function globalSetup() {
  if (!process.env.ENGINES) console.log(findBrowser());
  const { url, close } = await serve({ root: path.join(projectRoot, 'out') });
  process.env.BASE_URL = url;
  return close;
}
