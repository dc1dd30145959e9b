import { shareOfRoutes } from './routes';
import { expect, test } from './support';

const WIDTHS = [320, 768, 1680];
const PARTS = 2;

for (let part = 0; part < PARTS; part++) {
  test(`no page scrolls sideways at 320, 768 or 1680 px (${part + 1} of ${PARTS})`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const wide: string[] = [];
    for (const route of shareOfRoutes(part, PARTS)) {
      // The one forwards at once, the other is reached by an error.
      if (route === 'privacy-policy/' || route === '404.html') continue;
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (over > 0) wide.push(`/${route} by ${over}px at ${width} px`);
      }
    }
    expect(wide).toEqual([]);
  });
}

test('nothing moves when the fonts arrive', async ({ page }) => {
  for (const route of ['', 'services/agriculture/', 'insights/financial-inclusion/', 'careers/']) {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          Object.assign(window, { shift: Reflect.get(window, 'shift') + entry.value });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route('**/*.woff2', async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await request.continue();
    });
    await page.goto(route);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => Reflect.get(window, 'shift')), route).toBeLessThan(0.02);
    await page.unrouteAll();
  }
});

test('the word that spans the careers page is in one piece at every width', async ({ page }) => {
  await page.goto('careers/');
  await page.evaluate(() => document.fonts.ready);
  for (const width of [320, 360, 768, 1280, 1680, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await page.evaluate(() => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector('h1 > span')?.firstChild as Text);
      return range.getClientRects().length;
    });
    expect(lines, `${width} px`).toBe(1);
  }
});

test('titles of neighbouring cards start on one line', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('insights/');
  const tops = await page
    .locator('[data-slot="third"] h2:visible')
    .evaluateAll((titles) => titles.map((title) => Math.round(title.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
});
