import type { Page } from 'playwright/test';
import { serveOnFreePort } from './free-port';
import { builtHtml, everyRoute, shareOf } from './routes';
import { expect, test } from './support';

/** Pages that a phone draws down to their fold before the sheets are there (docs/decisions/0031). */
const early = everyRoute.filter((route) => {
  const html = builtHtml(route);
  return html.includes('<link rel="expect"') && !html.includes('http-equiv="refresh"');
});
const PARTS = 4;

test.use({
  viewport: { width: 360, height: 760 },
  // Fonts are refused: they come later still and change widths, which layout.spec watches.
  allowedErrors: [/ERR_FAILED/],
});

/** Place and look of everything above the fold that a visitor sees without scrolling. */
function look() {
  const fold = document.getElementById('fold') as HTMLElement;
  return [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter((one) => one.compareDocumentPosition(fold) & Node.DOCUMENT_POSITION_FOLLOWING)
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('svg'))
    .map((one) => ({ one, box: one.getBoundingClientRect(), style: getComputedStyle(one) }))
    .filter(({ box }) => box.width > 0 && box.top < innerHeight && box.bottom > 0)
    .map(({ one, box, style }) => {
      const place = [box.left, box.top, box.width].map(Math.round).join(' ');
      const looks = [style.color, style.backgroundColor, style.fontSize, style.borderTopWidth];
      return `${one.localName}.${one.className} ${place} ${looks.join(' ')}`;
    })
    .filter((line) => !/^(?:main|div)\b/.test(line));
}

/** Opens a page whose sheets wait until the function that comes back is called. */
async function openWithoutSheets(page: Page, route: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.css', async (request) => {
    await released;
    await request.continue();
  });
  await page.goto(route, { waitUntil: 'commit' });
  return release;
}

async function beforeAndAfterSheets(page: Page, route: string) {
  const release = await openWithoutSheets(page, route);
  await page.locator('#fold').waitFor({ state: 'attached' });
  const before = await page.evaluate(look);
  release();
  await page.waitForLoadState();
  const after = await page.evaluate(look);
  await page.unroute('**/*.css');
  return { before, after };
}

for (let part = 0; part < PARTS; part++) {
  test(`a phone shows the first screen without waiting for sheets, and it stays (${part + 1} of ${PARTS})`, async ({
    page,
  }) => {
    await page.route('**/*.woff2', (request) => request.abort());
    for (const route of shareOf(early, part, PARTS)) {
      const { before, after } = await beforeAndAfterSheets(page, route);
      expect(before.length, route).toBeGreaterThan(5);
      expect(before, route).toEqual(after);
    }
  });
}

test('the first screen is dark where the visitor chose it', { tag: '@firefox' }, async ({
  page,
}) => {
  await page.route('**/*.woff2', (request) => request.abort());
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  for (const route of [
    '',
    'services/policy/',
    'insights/financial-inclusion/',
    'industries/energy/',
  ]) {
    expect(early).toContain(route);
    const { before, after } = await beforeAndAfterSheets(page, route);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(before, route).toEqual(after);
  }
});

test('a wide window waits for the sheets', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const painted = () => performance.getEntriesByName('first-contentful-paint').length;
  const release = await openWithoutSheets(page, 'services/policy/');
  await page.waitForTimeout(500);
  expect(await page.evaluate(painted)).toBe(0);
  release();
  await page.waitForLoadState();
  await expect.poll(() => page.evaluate(painted)).toBe(1);
});

test('the rest is shown after three seconds where sheets never come', { tag: '@engines' }, async ({
  page,
}) => {
  await page.route('**/*.css', (request) => request.abort());
  await page.goto('services/policy/', { waitUntil: 'commit' });
  await expect(page.locator('[data-fold-end] ~ *').first()).toHaveCSS('visibility', 'visible');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the header is there where the line pauses right before the main part', async ({ page }) => {
  const html = builtHtml('industries/energy/');
  const main = html.indexOf('<main');
  // Sheets and everything else never come.
  const server = await serveOnFreePort(async (request, response) => {
    if (request.url !== '/') return;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.write(html.slice(0, main));
    await new Promise((resolve) => setTimeout(resolve, 100));
    response.end(html.slice(main));
  });
  await page.goto(server.url, { waitUntil: 'commit' });
  await page.locator('#fold').waitFor({ state: 'attached' });
  await expect(page.getByRole('banner')).toHaveCSS('visibility', 'visible');
  server.close();
});
