import { contentRoot } from '@/lib/content/engine/read';
import { editionOf } from '@/lib/export/languages.mjs';
import { ownTexts } from '@/lib/export/own-text.mjs';
import { measureFloor } from '@/scripts/lib/bench/floor.mjs';
import { hydrationSizes } from '@/scripts/lib/bench/hydration-sizes.mjs';
import { outDir } from '../support/built-site';

/**
 * Bytes that a page of ours may download beyond what an empty app does; two hundred of them are the ways to
 * the other languages.
 */
const OURS = 27_500;
/** Words of another language than the first are more bytes: brotli's dictionary knows English. */
const OURS_IN_ANOTHER_LANGUAGE = 28_500;

test('hydrating downloads little more than Next itself', async () => {
  const floor = await measureFloor();
  const ownText = ownTexts(contentRoot());
  const sizes = await Promise.all(
    hydrationSizes(outDir).map(async ({ route, bytes }) => {
      // React wants the words of a piece once more: how many they are is no matter of code.
      const text = await ownText(`${route.slice(1)}index.html`);
      return { route, bytes: bytes - (text?.bytes ?? 0) };
    }),
  );
  const over = sizes
    .filter(({ route, bytes }) => {
      const inAnother = editionOf(route.slice(1)).language.prefix;
      return bytes > floor + (inAnother ? OURS_IN_ANOTHER_LANGUAGE : OURS);
    })
    .map(({ route, bytes }) => `${route} ${bytes - floor} bytes over Next’s ${floor}`);
  expect(over).toEqual([]);
}, 120_000);
