import { chromium, type Page } from 'playwright/test';
import { firm } from '../../lib/firm';
import { findBrowser, launchFlags } from '../../scripts/lib/find-browser.mjs';
import { routeOf } from './content';
import { expectInWindow } from './in-window';
import { everyRoute, forwards, shareOf, templates } from './routes';
import { expect, test } from './support';
import { brokenWords, cutOffText, sideways } from './text-boxes';

/*
 * WCAG 1.4.4 Resize Text, where it is hardest: a phone whose reader has set the browser's letters to twice
 * their size (https://www.w3.org/TR/WCAG22/#resize-text). The setting belongs to the browser, so each test
 * starts one of its own.
 */
const PARTS = 4;

async function withLargeText(
  baseURL: string | undefined,
  visit: (page: Page) => Promise<void>,
  size = 32,
) {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...launchFlags, `--blink-settings=defaultFontSize=${size}`],
  });
  const page = await browser.newPage({
    baseURL: baseURL as string,
    viewport: { width: 360, height: 640 },
  });
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'));
  await visit(page);
  await browser.close();
}

for (let part = 0; part < PARTS; part++) {
  test(`at 200 % text no page scrolls sideways or cuts words off (${part + 1} of ${PARTS})`, async ({
    baseURL,
  }) => {
    const errors: string[] = [];
    await withLargeText(baseURL, async (page) => {
      for (const route of shareOf(everyRoute, part, PARTS)) {
        if (forwards(route)) continue;
        await page.goto(route, { waitUntil: 'domcontentloaded' });
        const over = await page.evaluate(sideways);
        if (over > 0) errors.push(`/${route} is ${over} px too wide`);
        await unfold(page, 'main');
        errors.push(...(await page.evaluate(cutOffText)).map((text) => `/${route} ${text}`));
      }
      expect(
        await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize)),
      ).toBeGreaterThan(32);
    });
    expect(errors).toEqual([]);
  });
}

/** A little larger: rows that 200 % breaks up are still rows. */
test('nor does a page of any kind with letters of 22 px', async ({ baseURL }) => {
  const errors: string[] = [];
  const visit = async (page: Page) => {
    for (const route of templates) {
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      const over = await page.evaluate(sideways);
      if (over > 0) errors.push(`/${route} is ${over} px too wide`);
    }
  };
  await withLargeText(baseURL, visit, 22);
  expect(errors).toEqual([]);
});

test('at 200 % text the offer of another language fits the window', async ({ baseURL }) => {
  await withLargeText(baseURL, async (page) => {
    await page.addInitScript(() => localStorage.setItem('language', 'sw'));
    await page.goto('about/');
    await expect(page.locator('[data-action=stay]')).toBeVisible();
    expect(await page.evaluate(sideways)).toBe(0);
  });
});

/** What is folded is asked, too: the sources of a piece, the groups of the drawer. */
const unfold = (page: Page, within: string) =>
  page.locator(`${within} details`).evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[]) {
      details.removeAttribute('name');
      details.open = true;
    }
  });

test('at 200 % text a field for an address holds most of one', async ({ baseURL }) => {
  await withLargeText(baseURL, async (page) => {
    for (const route of ['', 'about/', 'insights/newsletter/', 'sw/about/']) {
      await page.goto(route);
      for (const field of await page.locator('form input[type=email]:visible').all()) {
        const { width } = (await field.boundingBox()) ?? { width: 0 };
        expect(width, route).toBeGreaterThan(240);
      }
    }
  });
});

test('at 200 % text no word of the drawer or of the banner is cut off or broken', async ({
  baseURL,
}) => {
  await withLargeText(baseURL, async (page) => {
    for (const route of ['', 'sw/']) {
      await page.goto(route);
      await page.locator('[data-site-header] [data-action=open]').first().click();
      await unfold(page, '#drawer');
      const tooWide = (drawer: Element) => drawer.scrollWidth - drawer.clientWidth;
      expect(await page.locator('#drawer').evaluate(tooWide)).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await page.evaluate(() => {
        localStorage.removeItem('cookie-consent');
        document.documentElement.dataset.consent = 'ask';
      });
      const answers = page.locator('[data-consent-choice]');
      await expect(answers.first()).toBeInViewport({ ratio: 1 });
      for (const answer of await answers.all()) expect(await answer.evaluate(brokenWord)).toBe('');
    }
  });
});

test('with letters that a page makes twice as large the list of the drawer is in the window, and the footer has its words whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const route of ['insights/', 'about/', 'sw/about/']) {
    await page.goto(route);
    // No media query knows of them.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const heads = page.locator('body > footer h2');
    await expect(heads.first()).toBeVisible();
    expect(await heads.evaluateAll(brokenWords)).toEqual([]);
    await page.locator('[data-site-header] [data-action=open]').first().click();
    await expectInWindow(page.locator('#drawer nav summary, #drawer nav a').first());
  }
});

test('at 200 % text a question and the names of a filter can be read', async ({ baseURL }) => {
  await withLargeText(baseURL, async (page) => {
    await page.goto('search/?q=capacity');
    const field = page.locator('main input[type=search]');
    await expect(field).toHaveValue('capacity');
    const [shown, needed] = await field.evaluate((input) => [input.clientWidth, input.scrollWidth]);
    expect(needed).toBeLessThanOrEqual(Number(shown));
    await page.goto('insights/all/');
    await page.getByRole('button', { name: 'Narrow results' }).click();
    await page.getByRole('button', { name: /^Topic/ }).click();
    await page.getByRole('option').first().click();
    expect(await page.getByRole('option').evaluateAll(brokenWords)).toEqual([]);
  });
});

test('at 200 % text no heading, button or tile breaks a word', async ({ baseURL }) => {
  await withLargeText(baseURL, async (page) => {
    const broken: string[] = [];
    for (const prefix of ['', 'sw/'])
      for (const path of NARROW) {
        await page.goto(prefix + path);
        const words = await page
          .locator('main :is(h1, h2, h3, .btn, address, li > a > span)')
          .evaluateAll(brokenWords);
        broken.push(...words.map((word) => `/${prefix}${path} ${word}`));
      }
    expect(broken).toEqual([]);
  });
});

/** What stands in a column of its own on a phone. */
const NARROW = [
  '',
  'contact/',
  'careers/',
  routeOf('article'),
  'insights/all/',
  'services/',
  'industries/',
  'working-with-us/',
];

/** The first word of an element that stands on two lines, or outside of it. */
function brokenWord(element: Element): string {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text | null;
  const box = element.getBoundingClientRect();
  for (const { 0: word, index } of text?.data.matchAll(/\S+/g) ?? []) {
    const range = document.createRange();
    range.setStart(text as Text, index);
    range.setEnd(text as Text, index + word.length);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    const isOne = new Set([...range.getClientRects()].map((rect) => Math.round(rect.top))).size < 2;
    const isInside =
      left >= box.left - 1 &&
      right <= box.right + 1 &&
      top >= box.top - 4 &&
      bottom <= box.bottom + 4;
    if (!isOne || !isInside) return word;
  }
  return '';
}

test('at 200 % text the header’s controls are in the window and what they open can be used', async ({
  baseURL,
}) => {
  await withLargeText(baseURL, async (page) => {
    await page.goto('careers/');
    const header = page.locator('[data-site-header]');
    const controls = [
      header.getByRole('button', { name: 'Open menu', exact: true }),
      header.getByRole('button', { name: 'Search', exact: true }).first(),
      header.getByRole('link', { name: /^Call / }),
    ];
    for (const control of controls) {
      await expect(control).toBeInViewport({ ratio: 1 });
      await control.click({ trial: true });
    }
    // One word, one line.
    const lines = await page
      .locator('h1 > span')
      .first()
      .evaluate((word) => {
        const range = document.createRange();
        range.selectNodeContents(word);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
    expect(lines).toBe(1);

    await header.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    // The drawer slides in: it is measured where it comes to rest.
    await expect
      .poll(() =>
        drawer.evaluate((node) =>
          node.getAnimations().every(({ playState }) => playState === 'finished'),
        ),
      )
      .toBe(true);
    await expect(drawer.getByRole('button', { name: 'Close menu' })).toBeInViewport({ ratio: 1 });
    const close = await drawer.getByRole('button', { name: 'Close menu' }).boundingBox();
    const name = await drawer.getByText(firm.shortName).first().boundingBox();
    expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(close?.x ?? 0);
    expect((close?.x ?? 0) + (close?.width ?? 0)).toBeLessThanOrEqual(360);
    await expect(drawer.getByRole('button', { name: /^Theme: / })).toBeInViewport({ ratio: 1 });
    await drawer.getByRole('button', { name: 'Close menu' }).click();

    await header.getByRole('button', { name: 'Search', exact: true }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Search Consulting' });
    const field = await dialog.getByRole('searchbox').boundingBox();
    expect(field?.width).toBeGreaterThan(180);
    await expect(dialog.getByRole('button', { name: 'Close search' })).toBeInViewport({ ratio: 1 });

    await page.goto('search/');
    const inPage = await page.getByRole('main').getByRole('searchbox').first().boundingBox();
    expect(inPage?.width).toBeGreaterThan(180);
  });
});
