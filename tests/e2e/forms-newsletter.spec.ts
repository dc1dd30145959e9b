import type { Page } from 'playwright/test';
import { firm } from '../../lib/firm';
import { readMail } from '../support/read-mail';
import { hydrateForm } from './filling';
import { expectInWindow } from './in-window';
import { catchMails } from './mails';
import { expect, test } from './support';

const address = "o'brien+tag@example.org";
const boxOf = (page: Page, place: string) =>
  page.locator('form', { has: page.locator(`#newsletter-${place}`) });

for (const [place, route] of [
  ['footer', 'about/'],
  ['home', ''],
  ['newsletter', 'insights/newsletter/'],
  ['insights', 'insights/'],
] as const) {
  test(`the newsletter box (${place}) opens one mail with the typed address`, async ({ page }) => {
    await page.goto(route);
    const form = boxOf(page, place);
    const island = page.locator('[data-island]', { has: form });
    await hydrateForm(form);
    const mails = await catchMails(page);
    const input = form.getByLabel('Work email');
    const subscribe = form.getByRole('button', { name: 'Subscribe' });

    await subscribe.click();
    await expect(input).toBeFocused();
    await expect(input).toHaveAccessibleDescription('Please complete this required field.');
    await input.fill('nobody');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await subscribe.click();
    await expect(input).toHaveAccessibleDescription('Enter an address such as name@example.org.');
    expect(mails).toEqual([]);
    await expect(island.getByRole('link', { name: firm.email })).toBeVisible();

    await input.fill(address);
    await input.press('Enter');
    await expect.poll(() => mails.length).toBe(1);
    expect(mails[0]).toMatchObject({ to: firm.email, fields: ['subject', 'body'] });
    expect(mails[0]?.body).toContain(address);
    const again = island.getByRole('link', { name: 'Open the mail again' });
    await expect(again).toBeVisible();
    await expect(input).toHaveValue('');
    const left = island.getByRole('status').filter({ hasText: 'press Send in your mail program' });
    await expect(left).toBeFocused();
    await expect(left).toContainText(address);
    await expectInWindow(left);
    await expect(island.getByRole('link', { name: firm.email })).toBeVisible();
    expect(readMail((await again.getAttribute('href')) ?? '').body).toContain(address);
    // No follow-up, and nothing in the address or in storage.
    await page.waitForTimeout(1300);
    expect(mails).toHaveLength(1);
    expect(page.url()).not.toContain('example.org');
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    );
    expect(stored).not.toContain('brien');
  });
}

test('the home page thanks for 3000 ms and returns with an empty field', async ({ page }) => {
  await page.goto('');
  const form = boxOf(page, 'home');
  await hydrateForm(form);
  await form.getByLabel('Work email').fill(address);
  const began = Date.now();
  await form.getByRole('button', { name: 'Subscribe' }).click();
  const thanks = page.getByText('Thank you for subscribing!');
  await expect(thanks).toBeVisible();
  await expect(form).toBeHidden();
  // What is true stands beside it from the beginning, and the page keeps its height when the form is back.
  const left = page.getByRole('status').filter({ hasText: 'One step left: press Send' });
  await expect(left).toBeFocused();
  await expect(left).toContainText(address);
  await expectInWindow(left);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await expect(thanks).toBeHidden();
  expect(await height()).toBe(before);
  expect(Date.now() - began).toBeGreaterThanOrEqual(2950);
  await expect(form.getByLabel('Work email')).toHaveValue('');
  await expect(form).toBeVisible();
});

test('after a reload the box is as before: empty, with what it does, and nothing that is left to do', async ({
  page,
}) => {
  for (const [width, height] of [
    [360, 640],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('insights/newsletter/');
    const form = page.getByRole('main').locator('form:has([type=email])').first();
    await hydrateForm(form);
    await form.getByLabel('Work email').fill(address);
    await form.getByRole('button', { name: 'Subscribe' }).click();
    const left = page.getByRole('status').filter({ hasText: 'One step left: press Send' });
    await expect(left.filter({ visible: true })).toContainText(address);
    await page.reload();
    await expect(form.getByLabel('Work email')).toHaveValue('');
    await expect(form.getByLabel('Work email')).toBeInViewport({ ratio: 1 });
    await expect(left.filter({ visible: true })).toHaveCount(0);
    await expect(form.locator('xpath=..')).toContainText('Nothing is sent until you press Send');
  }
});

for (const scripts of ['there', 'not there yet']) {
  test(`an address half typed is there again after a reload and on Back, with scripts ${scripts}`, async ({
    page,
  }) => {
    // Asked for, and never answered.
    if (scripts !== 'there') await page.route('**/_next/**/*.js', () => {});
    await page.goto('about/');
    const field = boxOf(page, 'footer').getByLabel('Work email');
    await field.pressSequentially('amina@');
    await page.reload();
    await expect(field).toHaveValue('amina@');
    await page.goto('careers/');
    await expect(page.locator('#newsletter-footer')).toHaveValue('');
    await page.goBack();
    await expect(field).toHaveValue('amina@');
  });
}

for (const [width, height] of [
  [360, 640],
  [640, 360],
  [320, 256],
] as const) {
  test(`what is wrong with an address can be read at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const [place, route] of [
      ['home', ''],
      ['newsletter', 'insights/newsletter/'],
    ] as const) {
      await page.goto(route);
      const form = boxOf(page, place);
      await hydrateForm(form);
      const subscribe = form.getByRole('button', { name: 'Subscribe' });
      // As who comes down the page meets it.
      await subscribe.evaluate((one) =>
        scrollBy(0, one.getBoundingClientRect().bottom - innerHeight),
      );
      await subscribe.click();
      await expectInWindow(form.getByText('Please complete this required field.'));
      await expectInWindow(form.getByLabel('Work email'));
    }
  });
}
