import { routeOf } from './content';
import { test as plain } from './guard';
import { expectInWindow } from './in-window';
import { templates } from './routes';
import { expect, test } from './support';
import { cutOffText, sideways } from './text-boxes';

/*
 * WCAG 1.4.10 Reflow: at 400 % a window of 1280 by 1024 holds 320 by 256 CSS pixels
 * (https://www.w3.org/TR/WCAG22/#reflow). That no page scrolls sideways at 320 is in every-page.spec.ts.
 */
test.use({ viewport: { width: 320, height: 256 } });

test('at 400 % nothing is cut off, and the header leaves most of the window', async ({ page }) => {
  const errors: string[] = [];
  for (const route of templates) {
    await page.goto(route);
    errors.push(...(await page.evaluate(cutOffText)).map((text) => `/${route} ${text}`));
    const header = await page.locator('[data-site-header]').boundingBox();
    if ((header?.height ?? 256) > 256 / 3) errors.push(`/${route} the header takes too much room`);
  }
  expect(errors).toEqual([]);
});

test('at 400 % the drawer’s last link can be reached', async ({ page }) => {
  await page.goto('about/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByText('Industries').click();
  await drawer.getByRole('link', { name: 'LOG IN' }).scrollIntoViewIfNeeded();
  await expect(drawer.getByRole('link', { name: 'LOG IN' })).toBeInViewport({ ratio: 1 });
  await drawer.getByRole('button', { name: 'Close menu' }).click();
  await expect(drawer).toBeHidden();
});

test('at 400 % search results can be read and left', async ({ page }) => {
  await page.goto('about/');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Search Consulting' });
  await dialog.getByRole('searchbox').fill('seed');
  const result = dialog.locator('a[data-result]').first();
  await result.scrollIntoViewIfNeeded();
  await expect(result).toBeInViewport();
  expect(await page.evaluate(sideways)).toBe(0);
  await dialog.getByRole('button', { name: 'Close search' }).click();
  await expect(dialog).toBeHidden();
});

test('at 400 % a form’s errors can be read beside their fields', async ({ page }) => {
  await page.goto('contact/');
  const form = page.locator('#inquiry');
  await form.locator('input').first().focus();
  await form.getByRole('button', { name: /^Submit/ }).click();
  await expect(form.getByLabel('First name')).toBeFocused();
  await expect(form.getByLabel('First name')).toBeInViewport();
  expect(await page.evaluate(sideways)).toBe(0);
  expect(await page.evaluate(cutOffText)).toEqual([]);
});

plain('at 400 % with the banner, what a press brought about is in the window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(routeOf('article'));
  await expect(page.locator('[data-consent-choice]').first()).toBeVisible();
  const mark = page.locator('main sup a').first();
  await mark.click();
  await page.locator('a[data-footnote-backref]').first().click();
  await expectInWindow(mark);

  await page.goto('insights/all/');
  await page.getByRole('button', { name: 'Narrow results' }).click();
  const box = page.locator('#narrow-results button').first();
  await expect
    .poll(async () => {
      const banner = page.locator('section:has(> * [data-consent-choice])');
      const [of, under] = [await box.boundingBox(), await banner.boundingBox()];
      return (of?.y ?? 256) + 24 < (under?.y ?? 0);
    })
    .toBe(true);

  await page.goto('insights/newsletter/');
  const letter = page.locator('main form').first();
  await letter.getByRole('button').click();
  await expect(letter.getByRole('textbox')).toBeFocused();
  await expectInWindow(letter.getByRole('textbox'));

  await page.goto('contact/');
  const form = page.locator('#inquiry');
  await form.getByRole('button', { name: /^Submit/ }).click();
  await page.getByRole('link', { name: 'Agreement to the terms' }).click();
  const missed = form.locator('[type=checkbox][aria-invalid=true]');
  await expect(missed).toBeFocused();
  const told = await missed.getAttribute('aria-describedby');
  await expectInWindow(page.locator(`#${told?.split(' ').at(-1)}`));
});

test('at 400 % the cookie banner leaves the page readable', async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('asked', 'again');
    localStorage.removeItem('cookie-consent');
  });
  await page.goto('about/');
  const banner = page.getByRole('region', { name: 'Cookie preferences' });
  await expect(banner).toBeVisible();
  await expect(banner.getByRole('button', { name: 'Agree' })).toBeVisible();
  const free = await page.evaluate(() => {
    const top = document.querySelector('[data-site-header]')?.getBoundingClientRect().bottom ?? 0;
    const box = document
      .querySelector('[aria-label="Cookie preferences"]')
      ?.getBoundingClientRect();
    return Math.max(0, Math.min(innerHeight, box?.top ?? 0) - top);
  });
  expect(free).toBeGreaterThan(256 / 3);
});
