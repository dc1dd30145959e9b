import type { Page } from 'playwright/test';
import { offices } from '../../lib/content/types/office';
import { fillIn, hydrateForm, inquiry, panelOf } from './filling';
import { test as plain } from './guard';
import { expectInWindow } from './in-window';
import { catchMails } from './mails';
import { expect, test } from './support';

const sizes = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 360, height: 640 },
};
const head = (page: Page, city: string) =>
  page.getByRole('group', { name: `For the ${city} office` });
const row = (page: Page, city: string) => page.getByRole('radio', { name: new RegExp(`^${city}`) });

const inWindow = (page: Page, name: string) =>
  expectInWindow(page.getByText(name, { exact: true }).filter({ visible: true }).first());

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(size, () => {
    test.use({ viewport, hasTouch: size === 'phone' });

    test('an office chosen on the home page is the one that is written to', async ({ page }) => {
      await page.goto('');
      await page.getByText('Kigali', { exact: true }).filter({ visible: true }).first().click();
      await page.getByRole('link', { name: 'Contact the Kigali office' }).click();
      await expect(page).toHaveURL(/\/contact\/#kigali$/);
      await inWindow(page, 'For the Kigali office');
      await inWindow(page, 'Your enquiry');
      await expect(page.getByLabel('First name')).toBeInViewport({ ratio: 1 });
      await expect(row(page, 'Kigali')).toBeChecked();

      const mails = await catchMails(page);
      const form = page.locator('#inquiry');
      await hydrateForm(form);
      await fillIn(form, inquiry);
      await form.getByRole('button', { name: 'Submit' }).click();
      await expect(panelOf(page)).toBeVisible();
      expect(mails[0]?.subject).toBe('Contact Form Submission - policy (Kigali)');
      expect(mails[0]?.body).toContain('Office: Kigali\r\n');
    });

    test('each office opens in the window, beside or below its row, from list and map', async ({
      page,
    }) => {
      test.setTimeout(90_000);
      for (const path of ['', 'contact/']) {
        await page.goto(path);
        for (const { id, city, country } of offices().toReversed()) {
          await page.locator('label').filter({ hasText: city }).click();
          await inWindow(page, country);
          await inWindow(page, `Contact the ${city} office`);
          await expect(row(page, city)).toBeChecked();
          expect(id).toBe(await page.locator('[name=office]:checked').inputValue());
        }
        for (const { id, city, country } of offices().toReversed()) {
          const pin = page.locator(`svg g[data-office=${id}] rect`);
          await pin.scrollIntoViewIfNeeded();
          const box = await pin.boundingBox();
          expect(Math.min(box?.width ?? 0, box?.height ?? 0), city).toBeGreaterThanOrEqual(24);
          if (size === 'phone') await pin.tap();
          else await pin.click();
          await expect(row(page, city)).toBeChecked();
          await inWindow(page, country);
        }
      }
    });

    test('Back from the form returns to the office that led there', async ({ page }) => {
      await page.goto('about/');
      await page.goto('contact/');
      await page.locator('label').filter({ hasText: 'Lagos' }).click();
      await page.getByRole('link', { name: 'Contact the Lagos office' }).click();
      await inWindow(page, 'For the Lagos office');
      await page.goBack();
      await expect(page).toHaveURL(/\/contact\/#lagos$/);
      await inWindow(page, 'Contact the Lagos office');
    });

    test('so does Back after the form has come to life under the press', async ({ page }) => {
      await page.goto('about/');
      await page.goto('contact/');
      await page.locator('label').filter({ hasText: 'Lagos' }).click();
      await page.getByRole('link', { name: 'Contact the Lagos office' }).click();
      await hydrateForm(page.locator('#inquiry'));
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page.evaluate(() => history.back());
      await inWindow(page, 'Contact the Lagos office');
      await page.waitForTimeout(500);
      expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
      await inWindow(page, 'Contact the Lagos office');
      await expect(row(page, 'Lagos')).toBeChecked();
    });

    test('the form can be made one for another office, or for none, and Back returns', async ({
      page,
    }) => {
      await page.goto('contact/#lagos');
      await head(page, 'Lagos').getByRole('link', { name: 'Choose another' }).click();
      await inWindow(page, 'Lagos');
      await page.locator('label').filter({ hasText: 'Accra' }).click();
      await page.getByRole('link', { name: 'Contact the Accra office' }).click();
      await inWindow(page, 'For the Accra office');
      await expect(head(page, 'Accra')).toBeFocused();
      await head(page, 'Accra').getByRole('link', { name: 'No office in particular' }).click();
      await expect(head(page, 'Accra')).toBeHidden();
      await inWindow(page, 'Your enquiry');
      await page.goBack();
      await expect(head(page, 'Accra')).toBeVisible();
      await expect(row(page, 'Accra')).toBeChecked();
    });
  });
}

test('nobody who has chosen no office is given one', async ({ page }) => {
  await page.goto('contact/');
  const form = page.locator('#inquiry');
  const mails = await catchMails(page);
  await hydrateForm(form);
  await fillIn(form, inquiry);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(panelOf(page)).toBeVisible();
  expect(mails[0]?.subject).toBe('Contact Form Submission - policy');
  expect(mails[0]?.body).not.toContain('Office');
});

test('a half-written form keeps its office over a reload and from elsewhere', async ({ page }) => {
  await page.goto('contact/');
  await page.locator('label').filter({ hasText: 'Accra' }).click();
  await page.getByLabel('First name').fill('Amina');
  await page.reload();
  await expect(row(page, 'Accra')).toBeChecked();
  await page.goto('about/');
  await page.goto('contact/');
  await expect(page.getByLabel('First name')).toHaveValue('Amina');
  await expect(row(page, 'Accra')).toBeChecked();
  await page.goto('about/');
  await page.goto('contact/#lagos');
  await expect(row(page, 'Lagos')).toBeChecked();
});

test('the keyboard has each office once', async ({ page }) => {
  await page.goto('contact/#lagos');
  await row(page, 'Lagos').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Contact the Lagos office' })).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('fieldset'))).toBeNull();
});

test('forced colours mark the chosen office and keep the names of the map legible', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('contact/#lagos');
  const ground = (city: string) =>
    page
      .locator('label')
      .filter({ hasText: city })
      .evaluate((label) => getComputedStyle(label).backgroundColor);
  expect(await ground('Lagos')).not.toBe(await ground('Accra'));
  const [ink, edge] = await page.locator('svg text', { hasText: 'Accra' }).evaluate((name) => {
    const { fill, stroke } = getComputedStyle(name);
    return [fill, stroke];
  });
  expect(ink).not.toBe(edge);
});

for (const [size, viewport] of Object.entries(sizes)) {
  plain.describe(`without scripts, ${size}`, () => {
    plain.use({ javaScriptEnabled: false, viewport });

    plain('the address of an office leads to the form for it', async ({ page }) => {
      await page.goto('contact/#lagos');
      await inWindow(page, 'For the Lagos office');
      const mail = head(page, 'Lagos').getByRole('link', { name: /^Write to/ });
      await expect(mail).toHaveAttribute('href', /subject=[^&]*Lagos/);
      await expect(page.getByRole('heading', { name: 'Nigeria' })).toBeVisible();
      await page.locator('label').filter({ hasText: 'Accra' }).click();
      await expect(head(page, 'Accra')).toBeVisible();
      await expect(head(page, 'Lagos')).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Nigeria' })).toBeHidden();
    });
  });
}
