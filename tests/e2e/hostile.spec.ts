/**
 * Hostile text in every place of the real pages that takes text from outside: it stays text. The same
 * places get 10,000 random cases each in tests/unit/hostile-*.
 */

import type { Page } from 'playwright/test';
import { expectPanel, fillIn, hydrateForm, inquiry, panelOf } from './filling';
import { catchMails } from './mails';
import { expect, test } from './support';

const NASTY = [
  '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script>',
  '"><svg/onload=window.pwned=1>\u0000\u202e{query}$&',
  '__proto__ constructor toString',
  '%E0%A4%A%00%0D%0ABcc: evil@example.org',
  '👩🏾‍🌾'.repeat(1500),
];

/** Not those of the framework, which come when they are needed. */
const elements = (page: Page) =>
  page
    .locator('script:not([src*="/_next/"]), iframe, object, embed, svg[onload], img[onerror], base')
    .count();

/** Nothing ran, nothing was added, and the page does not burst. */
async function expectUnharmed(page: Page, before: number) {
  expect(await page.evaluate(() => Reflect.get(window, 'pwned'))).toBeUndefined();
  expect(await elements(page)).toBe(before);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

const hydrated = (page: Page) =>
  expect(page.locator('main [data-island]').first()).toHaveAttribute('data-ready', '');

test('in the query of the search', async ({ page }) => {
  await page.goto('search/?q=maize');
  await hydrated(page);
  const before = await elements(page);
  for (const text of NASTY) {
    // A server refuses addresses of more than some 16 kB.
    const shorter = [...text].slice(0, 400).join('');
    await page.goto(`search/?q=${encodeURIComponent(shorter)}`);
    await hydrated(page);
    const box = page.locator('main input[type=search]');
    await expect(box).toHaveValue(shorter);
    // What was found or not is told with the visitor's own words, as text.
    const words = shorter.match(/[\p{L}\p{N}]{3,}/gu) ?? [text.slice(0, 12)];
    await expect(page.locator('main').getByRole('status')).toContainText(
      new RegExp(words.join('|')),
    );
    await expectUnharmed(page, before);
  }
  await page.goto('search/?q=%E0%A4%A&q=%&__proto__[x]=1#<img>');
  await hydrated(page);
  await expectUnharmed(page, before);
});

test('in the filter, in fragments and in addresses without a page', async ({ page }) => {
  for (const route of ['insights/', 'insights/all/']) {
    await page.goto(`${route}?topic=finance`);
    await hydrated(page);
    const before = await elements(page);
    for (const text of NASTY.slice(0, 4)) {
      await page.goto(
        `${route}?topic=${encodeURIComponent(text)}&show=${encodeURIComponent(text)}&__proto__=1#${text}`,
      );
      await hydrated(page);
      await expectUnharmed(page, before);
      await page.locator('main a[data-defer-click]').nth(1).click();
      await expect(page).toHaveURL(/topic=/);
    }
  }
});

test.describe('in an address without a page', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });
  test('the guess is a page of the site or none', async ({ page }) => {
    for (const text of NASTY.slice(0, 4)) {
      await page.goto(`/contcat/${encodeURIComponent(text)}`);
      expect(await page.evaluate(() => Reflect.get(window, 'pwned'))).toBeUndefined();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const link of await page.locator('main a').all()) {
        expect(await link.getAttribute('href')).toMatch(/^(?:\/|mailto:|#)/);
      }
    }
  });
});

test('in storage', async ({ page }) => {
  await page.addInitScript((nasty) => {
    const entries = JSON.stringify([
      ...nasty.map((text) => text.slice(0, 200)),
      '\ud800',
      '\ud800',
      `${'x'.repeat(79)}👩🏾‍🌾`,
    ]);
    sessionStorage.setItem('recent-searches', entries);
    sessionStorage.setItem(
      'draft:inquiry',
      JSON.stringify([
        ['message', nasty[0]],
        ['agreeToTerms', '<b>'],
        ['__proto__', 'x'],
        ['firstName', '\ud800'],
        ['submit', 'x'],
      ]),
    );
    localStorage.setItem('theme', nasty[0] as string);
  }, NASTY);
  await page.goto('search/');
  await page.locator('main input[type=search]').focus();
  await hydrated(page);
  const before = await elements(page);
  await expect(page.locator('main [data-query]').first()).toBeVisible();
  await expectUnharmed(page, before);
  await page.goto('contact/');
  const form = page.locator('#inquiry');
  await hydrateForm(form);
  await expect(form.getByLabel('Message')).toHaveValue(NASTY[0] as string);
  await expect(form.getByRole('checkbox', { name: /^I agree/ })).not.toBeChecked();
  expect(await page.evaluate(() => Reflect.get(window, 'pwned'))).toBeUndefined();
});

test('an emoji at the end of a long search does not break the next page', async ({ page }) => {
  await page.goto('search/');
  const box = page.locator('main input[type=search]');
  await box.focus();
  await hydrated(page);
  await box.fill(`${'a'.repeat(79)}👩🏾‍🌾`);
  await box.press('Enter');
  await page.goto('search/');
  await box.focus();
  await hydrated(page);
  await expect(page.locator('main [data-query]').first()).toBeVisible();
});

test('in the fields of a form: one mail, two headers, every letter', async ({ page }) => {
  for (const text of NASTY.slice(0, 4)) {
    await page.goto('contact/');
    const form = page.locator('#inquiry');
    await hydrateForm(form);
    const mails = await catchMails(page);
    const before = await elements(page);
    await fillIn(form, { ...inquiry, 'First name': text, Message: text });
    await form.getByRole('button').click();
    await expectPanel(page);
    expect(mails[0]?.fields).toEqual(['subject', 'body']);
    expect(mails[0]?.body.split(text.toWellFormed())).toHaveLength(3);
    await expectUnharmed(page, before);
    // Until it is dismissed, the page comes back with what was sent.
    await panelOf(page).getByRole('button', { name: 'Dismiss, and write another' }).click();
  }
});

test('in a message to the worker', async ({ page }) => {
  await page.goto('');
  await page.evaluate(() => {
    // Keeps support.ts from answering the banner again.
    sessionStorage.setItem('asked', 'yes');
    localStorage.setItem('cookie-consent', 'accepted');
  });
  await page.goto('about/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto('contact/');
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const nasty = [
      null,
      7,
      'x',
      {},
      [],
      [null],
      [{}],
      ['//evil.example/'],
      ['https://evil.example/', 'javascript:alert(1)'],
      [`${location.origin}@evil.example/`],
      ['x'.repeat(20_000)],
    ];
    for (const message of nasty) active?.postMessage(message);
  });
  await page.waitForTimeout(500);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).origin);
  });
  expect(new Set(kept)).toEqual(new Set([new URL(page.url()).origin]));
  await page.goto('team/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
