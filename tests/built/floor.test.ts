import { contentRoot } from '@/lib/content/engine/read';
import { editionOf } from '@/lib/export/languages.mjs';
import { ownTexts } from '@/lib/export/own-text.mjs';
import { measureFloor } from '@/scripts/lib/bench/floor.mjs';
import { hydrationSizes } from '@/scripts/lib/bench/hydration-sizes.mjs';
import { outDir } from '../support/built-site';

/**
 * Bytes that a page of ours may download beyond what an empty app does, without what comes once. A hundred of
 * them dismiss what a form had sent before a reload, and name the phases beside the bars of a calendar.
 * A hundred are what one compile names otherwise than another: the same page was 25,890 after others and 25,975
 * in a first compile, which is what a clean checkout has. A hundred are the sentences in which the search says why
 * a page is among its results. A hundred are the practice or the industry in the address that leads to a person,
 * and the answer of a search that a low window shows. A hundred show a chosen topic beside the sign at the end of
 * its row, and a refused copy's sentence in a low window.
 */
const OURS = 26_300;
/** Words of another language than the first are more bytes: brotli's dictionary knows English. */
const OURS_IN_ANOTHER_LANGUAGE = 27_100;
/** What all pages of a language share, which a visitor downloads once: its words, with the firm's names and offices. */
const SHARED = 5300;

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
