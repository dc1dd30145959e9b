import { contentRoot } from '@/lib/content/engine/read';
import { editionOf } from '@/lib/export/languages.mjs';
import { ownTexts } from '@/lib/export/own-text.mjs';
import { measureFloor } from '@/scripts/lib/bench/floor.mjs';
import { hydrationSizes } from '@/scripts/lib/bench/hydration-sizes.mjs';
import { outDir } from '../support/built-site';

/**
 * Bytes that a page of ours may download beyond what an empty app does, without what comes once: about two per
 * cent over the heaviest, as the same text weighs a hundred more in one compile than in the next.
 */
const OURS = 27_000;
/** Words of another language than the first are more bytes: brotli's dictionary knows English. */
const OURS_IN_ANOTHER_LANGUAGE = 27_900;
/** What all pages of a language share, which a visitor downloads once: its words, with the firm's names and offices. */
const SHARED = 5_400;

test('hydrating downloads little more than Next itself', async () => {
  const floor = await measureFloor();
  const ownText = ownTexts(contentRoot());
  const sizes = await Promise.all(
    hydrationSizes(outDir).map(async ({ route, bytes, shared }) => {
      // React wants the words of a piece once more: how many they are is no matter of code.
      const text = await ownText(`${route.slice(1)}index.html`);
      return { route, shared, bytes: bytes - shared - (text?.bytes ?? 0) };
    }),
  );
  const over = sizes
    .filter(({ route, bytes }) => {
      const inAnother = editionOf(route.slice(1)).language.prefix;
      return bytes > floor + (inAnother ? OURS_IN_ANOTHER_LANGUAGE : OURS);
    })
    .map(({ route, bytes }) => `${route} ${bytes - floor} bytes over Next’s ${floor}`);
  expect(over).toEqual([]);
  expect(sizes.filter(({ shared }) => shared > SHARED)).toEqual([]);
  expect(sizes.filter(({ shared }) => shared === 0)).toEqual([]);
}, 120_000);
