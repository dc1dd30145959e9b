/**
 * A page of a browser as a visitor who has already chosen: theme set, banner answered, nothing moving.
 * @param {import('playwright').Browser} browser
 * @param {{ width: number, height?: number, theme?: string, scripts?: boolean, scale?: number }} view
 */
export async function openPage(
  browser,
  { width, height, theme = 'light', scripts = true, scale = 1 },
) {
  const context = await browser.newContext({
    // Pictures are taken with styles of our own, which the site's policy rightly refuses.
    bypassCSP: true,
    viewport: { width, height: height ?? (width < 700 ? 800 : 900) },
    deviceScaleFactor: scale,
    javaScriptEnabled: scripts,
    reducedMotion: 'reduce',
  });
  await context.addInitScript((choice) => {
    localStorage.setItem('theme', choice);
    localStorage.setItem('cookie-consent', 'declined');
  }, theme);
  return context.newPage();
}

/**
 * Goes to an address and waits until it looks finished.
 * @param {import('playwright').Page} page @param {string} address
 */
export async function visit(page, address) {
  await page.goto(address, { waitUntil: 'load', timeout: 90_000 });
  // The development server may reload a page while it compiles.
  await page.evaluate(() => document.fonts.ready).catch(() => page.waitForLoadState('load'));
  // A picture of a whole page shows what a visitor sees who has scrolled through it (lib/browser/boot/load-pictures).
  for (const picture of await page.locator('[data-lazy]:visible').all()) {
    await picture.scrollIntoViewIfNeeded();
  }
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(500);
}

/** File name for pictures of a route: `/services/policy/` becomes `services-policy`. */
export function routeName(route) {
  return route.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home';
}

/** How many pixels a page is wider than its window; 0 is right. */
export function sidewaysScroll(page) {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
}
