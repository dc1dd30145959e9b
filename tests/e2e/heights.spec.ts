import { meanHeight, pageHeights } from '../../scripts/lib/page-heights.mjs';
import { firstRoutes, forwards } from './routes';
import { expect, test } from './support';

/* How far a thumb has to go, as a rule; every-page.spec.ts holds the tallest. `npm run heights` prints every page. */

/** To be lowered as pages grow shorter: 6,500 are wanted. */
const MEAN = 7_500;

test('on a phone pages are twelve screens in the mean', async ({ browser, baseURL }) => {
  test.setTimeout(480_000);
  // Pages that lead to a text in another language are short, and would hide what has grown.
  const routes = firstRoutes.filter((route) => !forwards(route));
  const pages = await pageHeights(browser, { base: baseURL ?? '', routes, width: 360 });
  expect(meanHeight(pages)).toBeLessThanOrEqual(MEAN);
});
