import type { Page } from 'playwright/test';
import { test as plain } from './guard';
import { expectInWindow } from './in-window';
import { expect, hydrateBySearch, test } from './support';

// The status of the answer is on the console, as it should be; nothing else may be.
test.use({ allowedErrors: [/status of 404/] });

const guess = (page: Page) => page.getByText('Did you mean');

test('a misspelt address gets a link to the page that was meant', async ({ page }) => {
  const answer = await page.goto('servces/polcy/');
  expect(answer?.status()).toBe(404);
  await expect(guess(page)).toHaveText(/^Did you mean Policy\?/);
  await guess(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/services\/policy\/$/);
});

test('the page downloads nothing before it is touched, and React leaves the guess as it is', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\.(?:js|json|txt)$/.test(new URL(request.url()).pathname)) fetched.push(request.url());
  });
  await page.goto('contcat/', { waitUntil: 'networkidle' });
  await expect(guess(page)).toHaveText(/^Did you mean Contact\?/);
  expect(fetched).toEqual([]);
  await hydrateBySearch(page);
  expect(fetched).not.toEqual([]);
  await expect(guess(page)).toHaveText(/^Did you mean Contact\?/);
});

test('an address like no page gets no guess', async ({ page }) => {
  await page.goto('xqzzy/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
  await page.getByRole('navigation', { name: 'Main sections' }).waitFor();
  await expect(guess(page)).toHaveCount(0);
  await expect(page.getByText('Search for a word of what you were looking for')).toBeVisible();
});

test('a hostile address is no harm', async ({ page }) => {
  for (const path of [
    '%3Cimg%20src=x%20onerror=alert(1)%3E/',
    'services/%E0%A4%A/',
    '%2F%2Fevil.example/',
  ]) {
    await page.goto(path);
    for (const link of await guess(page).getByRole('link').all()) {
      await expect(link).toHaveAttribute('href', /^\/(?!\/)/);
    }
  }
});

plain.describe('without scripts', () => {
  plain.use({ javaScriptEnabled: false });
  plain('the page has its search and its doors', async ({ page }) => {
    await page.goto('servces/polcy/');
    await expect(page.getByText('Did you mean')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main sections' })).toBeVisible();
  });
});

/** English and Kiswahili, whose words are longer. */
const editions = ['', 'sw/'];

for (const [width, height] of [
  [1280, 800],
  [360, 640],
  [360, 560],
  [640, 360],
] as const) {
  plain(
    `at ${width}×${height} the way on stands above the banner of a first visit`,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const prefix of editions) {
        await page.goto(`${prefix}xqzzy/`);
        await expect(page.locator('[data-consent-choice]').first()).toBeVisible();
        await expectInWindow(page.locator('#not-found-query'));
        await page.goto(`${prefix}servces/polcy/`);
        await expectInWindow(page.locator('[data-suggestion] a'));
      }
    },
  );
}

plain(
  'enlarged four times the heading stands above it, and the field is free once it has the focus',
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    for (const prefix of editions) {
      await page.goto(`${prefix}xqzzy/`);
      await expectInWindow(page.getByRole('heading', { level: 2 }).first());
      await page.locator('#not-found-query').focus();
      await expectInWindow(page.locator('#not-found-query'));
    }
  },
);
