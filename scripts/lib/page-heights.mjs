/**
 * How tall pages are, in pixels, as a visitor finds them: nothing opened, the banner answered.
 * @param {import('playwright').Browser} browser
 * @param {{ base: string, routes: readonly string[], width: number }} of
 * @returns {Promise<{ route: string, height: number }[]>} tallest last
 */
export async function pageHeights(browser, { base, routes, width }) {
  const context = await browser.newContext({ viewport: { width, height: 640 } });
  await context.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'));
  const page = await context.newPage();
  const heights = [];
  for (const route of routes) {
    await page.goto(base + route, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    heights.push({ route, height });
  }
  await context.close();
  return heights.sort((a, b) => a.height - b.height);
}

/** @param {readonly { height: number }[]} pages */
export const meanHeight = (pages) =>
  Math.round(pages.reduce((sum, { height }) => sum + height, 0) / pages.length);
