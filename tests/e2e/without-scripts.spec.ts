import { expect } from 'playwright/test';
import { offices } from '../../lib/content/types/office';
import { firm } from '../../lib/firm';
import { eventsAt } from './content';
import { test } from './guard';

test.use({ javaScriptEnabled: false });

test('menus open and lead on', { tag: '@engines' }, async ({ page }) => {
  await page.goto('');
  await page.getByRole('button', { name: 'Our Services' }).click();
  await page
    .locator(':popover-open')
    .getByRole('link', { name: /^Policy/ })
    .click();
  await expect(page).toHaveURL(/services\/policy\/$/);
});

test('the drawer opens on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.locator('#drawer').getByText('Our Company').click();
  await page.locator('#drawer').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL(/careers/);
});

test('nothing is offered that would not work', async ({ page }) => {
  await page.goto('');
  await expect(page.getByRole('button', { name: /^Theme/ })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Cookie preferences' })).toBeHidden();
});

test('the contact form hands over to the mail program and says how to write', async ({ page }) => {
  await page.goto('contact/');
  const form = page.locator('#inquiry');
  await expect(form).toHaveAttribute(
    'action',
    new RegExp(`^mailto:${firm.email.replaceAll('.', '\\.')}\\?subject=`),
  );
  await expect(form).toHaveAttribute('method', 'post');
  await expect(form.getByLabel('First name')).toHaveAttribute('required', '');
  await expect(page.getByRole('link', { name: `Write to ${firm.email}` })).toBeVisible();
});

test('the picker and the offices answer', { tag: '@engines' }, async ({ page }) => {
  await page.goto('');
  await page.getByRole('combobox', { name: 'Service' }).selectOption('policy');
  await expect(page.locator('article[data-service=policy]')).toBeVisible();
  await expect(page.locator('article[data-service=agriculture]')).toBeHidden();
  const [headquarters, other] = offices();
  if (!headquarters || !other) return;
  await page.getByText(other.city, { exact: true }).first().click();
  await expect(page.getByRole('heading', { name: other.country })).toBeVisible();
  await expect(page.getByRole('heading', { name: headquarters.country })).toBeHidden();
});

test('the address to register at stands beside the way to register', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const { slug } of eventsAt(new Date().toISOString()).coming) {
    await page.goto(`insights/events/${slug}/`);
    const register = page.getByRole('main').getByRole('link', { name: /^Register Now/ });
    await expect(register.first()).toBeVisible();
    for (const one of await register.all())
      await expect(one.locator('xpath=ancestor::div[2]/..')).toContainText(firm.email);
  }
});
