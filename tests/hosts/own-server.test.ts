import { serve } from '@/scripts/lib/serve.mjs';
import { outDir } from '../support/built-site';
import { servesTheSite } from './serves-the-site';

/** The server of `npm start` and of the browser tests; it shows forwarding pages as plain hosts do. */
async function start(basePath: string) {
  const { url, close } = await serve({ root: outDir, basePath });
  return { url: url.slice(0, -1), basePath, close };
}

describe('npm start', () => {
  servesTheSite(() => start(''), { redirects: false });
});

describe('npm start below a base path', () => {
  servesTheSite(() => start('/site'), { redirects: false });
});
