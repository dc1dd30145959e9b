/** Scripts that are off, fail, hang, or come in another order. */
import { expect, type Page } from 'playwright/test';
import { test } from './guard';
import { expectNavigation, readAll, shares, watch } from './robust';

const scripts = '**/_next/static/**/*.js';
const typed = 'Wanjirũ & 100 % 👩🏾‍🌾';

/** Types into the first form of a page, so that a lost word would show. */
async function typeInto(page: Page, route: string) {
  if (!/^(?:contact|careers)\//.test(route)) return;
  const field = page.locator('main form input:not([type=hidden])').first();
  await field.fill(typed);
  await page.waitForTimeout(100);
  await expect(field).toHaveValue(typed);
}

test.describe('off', () => {
  test.use({ javaScriptEnabled: false });

  for (const { part, pages } of shares) {
    test(`every page is read, and what is typed stays${part}`, async ({ page }) => {
      const watched = watch(page);
      for (const route of pages) {
        await page.goto(route, { waitUntil: 'domcontentloaded' });
        await expect.soft(page.getByRole('heading', { level: 1 }), route).toBeVisible();
        const words = (await page.locator('main').innerText()).length;
        expect.soft(words, `text of /${route}`).toBeGreaterThan(100);
        await typeInto(page, route);
      }
      expect(watched).toEqual({ errors: [], dialogs: [] });
      await expectNavigation(page);
    });
  }
});

for (const { part, pages } of shares) {
  test(`failing: every page is read, and what is typed stays${part}`, async ({ page }) => {
    await page.route(scripts, (route) => route.abort());
    await readAll(page, pages, (route) => typeInto(page, route));
    await expectNavigation(page);
  });
}

test('answered with an error or with something else: the same', async ({ page }) => {
  let count = 0;
  await page.route(scripts, (route) =>
    count++ % 2
      ? route.fulfill({ status: 503, body: 'x' })
      : route.fulfill({ status: 200, contentType: 'text/javascript', body: '<!doctype html>' }),
  );
  const watched = watch(page);
  for (const route of ['contact/', 'search/?q=seed', 'insights/']) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    await page.locator('[data-island]').last().hover();
    await typeInto(page, route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  // That a file is not the one it was is the browser's own remark.
  expect(watched.errors.filter((error) => !/integrity/i.test(error))).toEqual([]);
  expect(watched.dialogs).toEqual([]);
});

/** The loader waits thirty seconds; nobody here needs to. */
const impatient = () => {
  const real = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (time) => real(time / 30);
};

for (const { part, pages } of shares) {
  test(`hanging: every page is read at once; after the loader’s limit a held press is done by the page itself${part}`, async ({
    page,
  }) => {
    await page.addInitScript(impatient);
    await page.route(scripts, () => new Promise(() => {}));
    await readAll(page, pages, (route) => typeInto(page, route));
    await page.goto('insights/', { waitUntil: 'domcontentloaded' });
    await page.locator('main [data-island] a[data-defer-click]').nth(2).click();
    await expect(page).toHaveURL(/\/insights\/topics\//);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('in another order: the page comes to life all the same', async ({ page }) => {
  const watched = watch(page);
  for (const sign of [1, -1]) {
    let count = 0;
    await page.route(scripts, async (route) => {
      count += 1;
      // First to last, then last to first.
      await new Promise((resolve) => setTimeout(resolve, 400 + sign * count * 25));
      await route.continue().catch(() => {});
    });
    for (const route of ['contact/', 'insights/']) {
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      await typeInto(page, route);
      await page.locator('main [data-island]').first().hover();
      await page.locator('main [data-island][data-ready]').first().waitFor();
      if (route === 'contact/') {
        await expect(page.locator('main form input').first()).toHaveValue(typed);
      }
    }
    await page.unroute(scripts);
  }
  expect(watched).toEqual({ errors: [], dialogs: [] });
});
