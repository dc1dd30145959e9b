import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { builtHtml, everyRoute, shareOf } from './routes';
import { expect, test } from './support';

/** Pages that a phone draws down to their fold before the sheets are there (docs/decisions/0031). */
const early = everyRoute.filter((route) => {
  const html = builtHtml(route);
  return html.includes('<link rel="expect"') && !html.includes('http-equiv="refresh"');
});
const PARTS = 2;

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
    test.setTimeout(120_000);
    await page.route('**/*.woff2', (request) => request.abort());
    for (const route of shareOf(early, part, PARTS)) {
      const { before, after } = await beforeAndAfterSheets(page, route);
      expect(before.length, route).toBeGreaterThan(5);
      expect(before, route).toEqual(after);
    }
  });
}

test('the first screen is dark where the visitor chose it', async ({ page }) => {
  await page.route('**/*.woff2', (request) => request.abort());
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const route of [
    '',
    'services/policy/',
    'insights/financial-inclusion/',
    'industries/energy/',
  ]) {
    expect(early).toContain(route);
    const { before, after } = await beforeAndAfterSheets(page, route);
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

/** The site at an address of its own, whose pages stop for a while before their first heading. */
async function haltingSite(site: string) {
  const server = http.createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', site));
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) {
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const [first, ...rest] = (await answer.text()).split(/(?=<h1)/);
    response.write(first);
    setTimeout(() => response.end(rest.join('')), 1500);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}

test('a page that arrives in two parts stays where it is', async ({ page, baseURL }) => {
  const site = await haltingSite(baseURL ?? '');
  await page.route('**/*.woff2', (request) => request.abort());
  await page.addInitScript(() => {
    const shifts: string[] = [];
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(shift.value.toFixed(3));
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
  for (const route of [
    '',
    'services/policy/',
    'services/research/',
    'industries/financial/',
    'insights/reports/seed-law-and-the-season/',
  ]) {
    await page.goto(site.url + route);
    await page.waitForTimeout(300);
    const shifts = await page.evaluate(() => (window as never as { shifts: string[] }).shifts);
    expect(shifts, route).toEqual([]);
  }
  site.close();
});
