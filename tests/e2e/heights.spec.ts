import { meanHeight, pageHeights } from '../../scripts/lib/page-heights.mjs';
import { everyRoute, forwards } from './routes';
import { expect, test } from './support';

/* How far a thumb has to go: nobody reads what is forty screens away. `npm run heights` prints every page. */

const TALLEST = 16_000;
/** To be lowered as pages grow shorter: 6,500 are wanted. */
const MEAN = 7_500;

test('on a phone no page is taller than 25 screens, and the mean is twelve', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  // One forwards to another page.
  const routes = everyRoute.filter((route) => !forwards(route));
  const pages = await pageHeights(browser, { base: baseURL ?? '', routes, width: 360 });
  expect(pages.filter(({ height }) => height > TALLEST)).toEqual([]);
  expect(meanHeight(pages)).toBeLessThanOrEqual(MEAN);
});
