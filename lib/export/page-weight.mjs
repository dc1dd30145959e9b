/** What a page weighs, said on the page itself beside the minutes that it takes to read. */
import { WEIGHT_PLACE } from '../format/weight-place.mjs';
import { brotliAlike } from './compress.mjs';

/**
 * A page with its weight in place: the compressed HTML, with the styles and the scripts that stand in it.
 * Fonts and style sheets come once for all pages and are not counted, nor pictures, which wait until they
 * are scrolled to. In whole kilobytes, so that the figure itself changes nothing.
 * @template {{ html: string, payload: string }} Page
 * @param {Page} page
 * @param {(page: Page) => Promise<string>} assemble the document as it is sent
 * @returns {Promise<Page>}
 */
export async function withWeight(page, assemble) {
  if (page.html.search(WEIGHT_PLACE) < 0) return page;
  const { length } = await brotliAlike(Buffer.from(await assemble(page)));
  const weight = String(Math.max(1, Math.round(length / 1000)));
  const named = (/** @type {string} */ text) => text.replaceAll(WEIGHT_PLACE, weight);
  return { ...page, html: named(page.html), payload: named(page.payload) };
}
