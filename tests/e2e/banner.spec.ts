import type { Page } from 'playwright/test';
import { expect } from 'playwright/test';
import { languages } from '../../lib/export/languages.mjs';
import { eventsAt } from './content';
import { test } from './guard';
import { expectInWindow } from './in-window';
import { everyRoute, forwards, isNotFound, shareOf, withoutPrefix } from './routes';

/* The consent banner as a first visitor meets it: what it leaves of the window, and what it never hides. */

/** Titles of pieces are of any length; those of events have the date beside them and leave the room. */
const isPiece = (route: string) => /^insights\/(?!events)./.test(withoutPrefix(route));
/** Shown to those who have pressed Agree. */
const isOffline = (route: string) => withoutPrefix(route) === 'offline/';
const pages = everyRoute.filter(
  (route) => !forwards(route) && !isNotFound(route) && !isPiece(route) && !isOffline(route),
);
const PARTS = 3;

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie preferences' });

for (const [width, height] of [
  [360, 560],
  [320, 256],
  [640, 360],
  [1280, 800],
] as const) {
  test(`at ${width} by ${height} its buttons are in view, and it stays low`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('');
    const box = await banner(page).boundingBox();
    if (!box) throw new Error('The banner is not there.');
    expect(box.y + box.height).toBe(height);
    // A fifth of a phone's window; where a window is lower than that, its words still have to fit.
    expect(box.height).toBeLessThanOrEqual(Math.max(height / 5, 112));
    for (const name of ['Agree', 'No thanks', 'Close cookie preferences']) {
      const button = banner(page).getByRole('button', { name, exact: true });
      await expect(button).toBeInViewport({ ratio: 1 });
      const size = await button.boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0), name).toBeGreaterThanOrEqual(24);
      await button.click({ trial: true });
    }
    // The sentence is there without scrolling, in letters that can be read.
    const text = banner(page).getByRole('paragraph');
    const shown = await text.evaluate(({ scrollHeight, clientHeight }) => [
      scrollHeight - clientHeight,
    ]);
    expect(shown).toEqual([0]);
    expect(
      await text.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
    ).toBeGreaterThanOrEqual(14);
  });
}

test('in every language its sentence ends in the lowest window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const { prefix } of languages) {
    await page.goto(`${prefix}/`.slice(1));
    const text = page.locator('section:has([data-consent-choice]) p');
    await expect(text.getByRole('link')).toBeInViewport({ ratio: 1 });
    const over = await text.evaluate((one) => one.scrollHeight - one.clientHeight);
    expect(over, prefix).toBe(0);
  }
});

for (const height of [560, 640]) {
  test(`the first button of home stands above it on a phone ${height} px high`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height });
    await page.goto('');
    const button = await page.getByRole('main').getByRole('link').first().boundingBox();
    const edge = await banner(page).boundingBox();
    expect((button?.y ?? height) + (button?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
  });
}

test('so it does below the offer of another language', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'sw'));
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('');
  await expect(page.locator('[data-action=stay]')).toBeVisible();
  await expectInWindow(page.getByRole('main').getByRole('link').first());
});

for (const height of [560, 640]) {
  test(`so does the button of a coming event, ${height} px high`, async ({ page }) => {
    const now = '2026-11-21T08:00:00Z';
    await page.clock.setFixedTime(now);
    await page.setViewportSize({ width: 360, height });
    for (const { slug } of eventsAt(now).coming) {
      await page.goto(`insights/events/${slug}/`);
      const button = page.getByRole('main').getByRole('link', { name: 'Register Now' }).first();
      const box = await button.boundingBox();
      const edge = await banner(page).boundingBox();
      expect((box?.y ?? height) + (box?.height ?? 0), slug).toBeLessThanOrEqual(edge?.y ?? 0);
    }
  });
}

/** The first button of the page, if the banner of a first visit lies on it. */
function firstButtonBehindBanner() {
  const button = [...document.querySelectorAll('main .btn')].find(
    (one) => one.getBoundingClientRect().height > 0,
  );
  const banner = document.querySelector('[data-consent-choice]')?.closest('section');
  if (!button || !banner) return '';
  const { top, bottom } = button.getBoundingClientRect();
  const edge = banner.getBoundingClientRect().top;
  return bottom > edge && top < innerHeight
    ? `“${button.textContent?.trim()}” ends at ${Math.round(bottom)}, the banner begins at ${Math.round(edge)}`
    : '';
}

/** Where what can be read or pressed in the window stands. */
const placesInWindow = () =>
  [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, p, .btn, time)')]
    .map((one) => ({
      box: one.getBoundingClientRect(),
      words: one.textContent.trim().slice(0, 20),
    }))
    .filter(({ box }) => box.height > 0 && box.top < innerHeight)
    .map(({ box, words }) => `${words} at ${Math.round(box.top)}`);

for (let part = 0; part < PARTS; part++) {
  test(`on a phone the first button of no page is behind it, and its answer moves nothing (${part + 1} of ${PARTS})`, async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-11-21T08:00:00Z');
    const behind: string[] = [];
    const moved: string[] = [];
    for (const route of shareOf(pages, part, PARTS)) {
      await page.goto(route, { waitUntil: 'load' });
      for (const height of [560, 640]) {
        await page.setViewportSize({ width: 360, height });
        const found = await page.evaluate(firstButtonBehindBanner);
        if (found) behind.push(`/${route} 360 x ${height}: ${found}`);
      }
      const before = await page.evaluate(placesInWindow);
      await page.locator('[data-consent-choice=declined]').click();
      const after = await page.evaluate(placesInWindow);
      if (`${after}` !== `${before}`) moved.push(`/${route}: ${before} became ${after}`);
      await page.evaluate(() => localStorage.clear());
    }
    expect(behind).toEqual([]);
    expect(moved).toEqual([]);
  });
}

/** What has the focus, if header, banner or the window's edge hides it. */
function hidden() {
  const focused = document.activeElement;
  const bar = document.querySelector('[data-site-header]');
  const banner = document.querySelector('[aria-label="Cookie preferences"]');
  if (!focused || focused === document.body || bar?.contains(focused)) return '';
  if (banner?.contains(focused) || focused.matches('[href="#main"]')) return '';
  const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined;
  const small = focused.getBoundingClientRect().width < 3 && label;
  const box = (small || focused).getBoundingClientRect();
  const shown = banner?.checkVisibility({ visibilityProperty: true });
  const edge = shown ? (banner?.getBoundingClientRect().top ?? innerHeight) : innerHeight;
  const top = bar?.getBoundingClientRect().bottom ?? 0;
  // Something higher than the window begins in it, and of a text box the browser shows the line that is
  // written next; everything else is there as a whole.
  const whole =
    focused.matches('textarea') ||
    box.height > edge - top ||
    (box.top >= top - 1 && box.bottom <= edge + 1);
  const begins = box.bottom > top && box.top < edge;
  const name = (focused.textContent ?? focused.id).trim().slice(0, 30);
  return whole && begins ? '' : `${focused.tagName} “${name}” ${box.top} to ${box.bottom}`;
}

for (const [width, height] of [
  [360, 640],
  [1280, 800],
  [320, 256],
] as const) {
  test(`nothing with the focus is behind it at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const errors: string[] = [];
    const pages = ['', 'contact/', 'insights/', 'insights/financial-inclusion/', 'careers/'];
    for (const route of pages) {
      await page.goto(route);
      await expect(banner(page)).toBeVisible();
      await page.locator('main').focus();
      for (const key of [...Array(40).fill('Tab'), ...Array(15).fill('Shift+Tab')]) {
        await page.keyboard.press(key);
        const error = await page.evaluate(hidden);
        if (error) errors.push(`/${route} ${key}: ${error}`);
      }
    }
    expect(errors).toEqual([]);
  });
}

test('on a phone it waits while something is written, and takes no press from the button below', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL as string,
    viewport: { width: 360, height: 640 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto('contact/');
  await expect(banner(page)).toBeVisible();
  const field = page.locator('#inquiry').getByLabel('First name');
  await field.tap();
  await expect(banner(page)).toBeHidden();
  // A box is ticked last, and the button that is pressed next stands where the banner would come back.
  await page.locator('#inquiry').getByRole('checkbox').first().tap();
  await expect(banner(page)).toBeHidden();
  // A button where the banner is about to come back: the press is the button's.
  for (const press of ['tap', 'click'] as const) {
    await field.focus();
    await expect(banner(page)).toBeHidden();
    await page.evaluate(() => {
      const button = document.querySelector('#inquiry button[type=submit]') as HTMLElement;
      const { bottom } = button.getBoundingClientRect();
      scrollTo(0, scrollY + bottom - innerHeight + 30);
      button.addEventListener('click', (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
        button.dataset.pressed = String(Number(button.dataset.pressed ?? 0) + 1);
      });
    });
    await expect(field).toBeFocused();
    const button = page.locator('#inquiry button[type=submit]');
    const { x = 0, y = 0, height = 0 } = (await button.boundingBox()) ?? {};
    if (press === 'tap') await page.touchscreen.tap(x + 20, y + height / 2);
    else await page.mouse.click(x + 20, y + height / 2);
    await expect(button).toHaveAttribute('data-pressed', /\d/);
    await button.evaluate((one) => one.removeAttribute('data-pressed'));
  }
  await context.close();
});

test('nothing of the page’s colour lies between the footer and it at the page’s end', async ({
  page,
}) => {
  for (const [width, height] of [
    [360, 640],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('about/');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const footer = await page.getByRole('contentinfo').boundingBox();
    const edge = await banner(page).boundingBox();
    expect(Math.abs((footer?.y ?? 0) + (footer?.height ?? 0) - (edge?.y ?? 0))).toBeLessThan(1.5);
  }
});

test('a jump stops between header and banner', async ({ page }) => {
  for (const [width, height] of [
    [360, 640],
    [320, 256],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('privacy/#rights');
    const target = await page.locator('#rights').boundingBox();
    const header = await page.locator('[data-site-header]').boundingBox();
    const edge = await banner(page).boundingBox();
    expect(target?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
    expect(target?.y).toBeLessThan(edge?.y ?? 0);
  }
});

for (const [route, place] of [
  ['insights/newsletter/', 'newsletter'],
  ['about/', 'footer'],
] as const) {
  test(`enlarged four times it leaves what came of subscribing (${place}) to be read`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(route);
    const field = page.locator(`#newsletter-${place}`);
    await field.fill('amina@example.org');
    await field.press('Enter');
    const island = page.locator('[data-island]', { has: field });
    await expect(island.getByRole('status').filter({ hasText: 'amina@example.org' })).toBeFocused();
    await expectInWindow(island.locator('[role=status] b').first());
    await expectInWindow(island.getByRole('link', { name: 'Open the mail again' }));
  });
}

test('Escape closes it as its sign does', async ({ page }) => {
  await page.goto('');
  await expect(banner(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(banner(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('declined');
});

test('Escape closes first what lies above it', async ({ page }) => {
  await page.goto('');
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  const search = page.getByRole('dialog', { name: 'Search Consulting' });
  // Before its code has come the browser closes it, afterwards the code does.
  await search.getByRole('searchbox').fill('land');
  await expect(search.locator('[data-result]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await expect(banner(page)).toBeVisible();
  await page.getByRole('button', { name: 'Industries' }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await expect(banner(page)).toBeVisible();
});

for (const [answer, button, words] of [
  ['accepted', 'Agree', 'You agreed.'],
  ['declined', 'No thanks', 'You declined.'],
] as const) {
  test(`reopened after ${button} it says so, and closing it changes nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('about/');
    await banner(page).getByRole('button', { name: button, exact: true }).click();
    const preferences = page.getByRole('link', { name: 'Cookie Preferences' });
    for (const close of ['Escape', 'sign'] as const) {
      await preferences.click();
      await expect(banner(page)).toContainText(words);
      await expect(banner(page).getByText(words)).toBeInViewport({ ratio: 1 });
      await expect(banner(page).getByRole('button', { name: 'Agree' })).toBeFocused();
      await expect(banner(page).getByRole('button', { name: 'Agree' })).toHaveAccessibleDescription(
        words,
      );
      const box = await banner(page).boundingBox();
      expect(box?.height).toBeLessThanOrEqual(128);
      if (close === 'Escape') await page.keyboard.press('Escape');
      else await banner(page).getByRole('button', { name: 'Close cookie preferences' }).click();
      await expect(banner(page)).toBeHidden();
      expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe(answer);
      await expect(preferences).toBeFocused();
      await expect(preferences).toBeInViewport();
    }
  });
}
