/** Submit as the very first touch, before anything was downloaded: our own words, like every later press. */
import type { Page } from 'playwright/test';
import { test as plain } from './guard';
import { expectInWindow } from './in-window';
import { catchMails } from './mails';
import { expect } from './support';

const missing = 'Please complete this required field.';
/** Long before scripts that are twenty seconds away. */
const AT_ONCE = { timeout: 10_000 };

/** Script files are at hand, twenty seconds away, or never come. */
async function openWith(page: Page, route: string, scripts: 'at hand' | 'late' | 'never') {
  await page.addInitScript(() => {
    localStorage.setItem('cookie-consent', 'declined');
    // The browser's own bubble comes after this event, and after no other.
    addEventListener('invalid', () => Object.assign(window, { bubbled: true }), true);
  });
  if (scripts !== 'at hand') {
    await page.route('**/*', async (request) => {
      if (request.request().resourceType() !== 'fetch') return request.fallback();
      if (scripts === 'never') return request.abort();
      await new Promise((resolve) => setTimeout(resolve, 20_000));
      await request.continue().catch(() => {});
    });
  }
  await page.goto(route);
}

const ways = {
  mouse: async (page: Page, selector: string) => {
    const box = await page.locator(selector).boundingBox();
    await page.mouse.click((box?.x ?? 0) + 9, (box?.y ?? 0) + 9);
  },
  thumb: (page: Page, selector: string) => page.locator(selector).tap(),
  keyboard: (page: Page, selector: string) => page.locator(selector).press('Enter'),
} as const;

plain.use({ hasTouch: true });

for (const scripts of ['at hand', 'late', 'never'] as const) {
  for (const way of ['mouse', 'thumb', 'keyboard'] as const) {
    plain(`scripts ${scripts}, by ${way}: an empty form says what is missing`, async ({ page }) => {
      await openWith(page, 'contact/', scripts);
      const mails = await catchMails(page);
      const form = page.locator('#inquiry');
      await form.getByRole('button').scrollIntoViewIfNeeded();
      await ways[way](page, '#inquiry [type=submit]');
      const first = form.getByLabel('First name');
      await expect(first).toBeFocused(AT_ONCE);
      await expect(form.getByText(missing)).toHaveCount(6);
      await expect(first).toHaveAccessibleDescription(missing);
      await expect(form.getByRole('alert')).toContainText('6 fields need your attention');
      await expect(form.getByRole('alert').getByRole('link')).toHaveCount(6);
      await expectInWindow(first);
      expect(await page.evaluate(() => Reflect.get(window, 'bubbled'))).toBeUndefined();
      expect(mails).toEqual([]);
      await first.press('A');
      await expect(form.getByText(missing)).toHaveCount(5);
      await expect(first).not.toHaveAttribute('aria-invalid');
      await expect(form.getByRole('alert')).toContainText('5 fields need your attention');
    });
  }

  plain(`scripts ${scripts}: a half-filled newsletter box, too`, async ({ page }) => {
    await openWith(page, 'insights/newsletter/', scripts);
    const form = page.locator('form', { has: page.locator('#newsletter-newsletter') });
    await ways.mouse(page, 'form:has(#newsletter-newsletter) [type=submit]');
    const input = form.getByLabel('Work email');
    await expect(input).toBeFocused(AT_ONCE);
    await expect(input).toHaveAccessibleDescription(missing);
    await input.fill('amina@example');
    await input.press('Enter');
    await expect(input).toHaveAccessibleDescription('Enter an address such as name@example.org.');
    expect(await page.evaluate(() => Reflect.get(window, 'bubbled'))).toBeUndefined();
  });
}

plain('what was told before React stays when it comes, and the form is sent', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await openWith(page, 'services/policy/', 'at hand');
  const form = page.locator('#inquiry-policy');
  await form.getByRole('button').scrollIntoViewIfNeeded();
  await ways.mouse(page, '#inquiry-policy [type=submit]');
  await expect(form.getByText(missing)).toHaveCount(3);
  await page.locator('[data-island][data-ready]', { has: form }).first().waitFor();
  await expect(form.getByText(missing)).toHaveCount(3);
  await expect(form.getByRole('alert')).toContainText('3 fields need your attention');
  expect(complaints).toEqual([]);
  await form.getByLabel('First name').fill('Amina');
  await form.getByLabel('Last name').fill('Otieno');
  await form.getByLabel('Work email').fill('amina@example.org');
  await form.getByRole('button').click();
  await expect(page.getByRole('heading', { name: 'One step left: press Send' })).toBeVisible();
});
