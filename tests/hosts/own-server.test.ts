import { serve } from '@/scripts/lib/serve.mjs';
import { outDir } from '../support/built-site';
import { ask } from './run-server';
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

it('takes a path with more slashes at its head for a path, and goes on', async () => {
  const { url, close } = await start('');
  expect(await ask(`${url}//`)).toMatchObject({ status: 200 });
  const moved = await ask(`${url}//about`);
  expect(moved).toMatchObject({ status: 308, headers: { location: '/about/' } });
  expect(await ask(`${url}/about/`)).toMatchObject({ status: 200 });
  await close();
});
