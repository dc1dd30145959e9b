import type { Page } from 'playwright/test';
import { test as plain } from './guard';
import { expectInWindow } from './in-window';
import { expect, test } from './support';

const button = (page: Page) => page.locator('main').getByRole('button', { name: 'Narrow results' });
const box = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name: new RegExp(`^${name} `) });
const option = (page: Page, name: string) =>
  page.getByRole('option', { name: new RegExp(`^${name} \\d`) });
const status = (page: Page) => page.locator('main [role=status]').first();
const chips = (page: Page) => page.getByRole('list', { name: 'Your choices' });
const results = (page: Page) =>
  page.locator('main a[data-result], main [data-entry] .card-link').filter({ visible: true });
const countIn = (text: string | null) => Number(/(\d+)\s*$/.exec(text ?? '')?.[1]);

/** The page with its button, and how the count of what is left is told there. */
const places = [
  ['search/?q=policy', (count: number) => new RegExp(`(^| )${count} of \\d+ results`)],
  ['insights/all/', (count: number) => new RegExp(`^Showing \\d+ of ${count} `)],
] as const;

for (const [path, told] of places) {
  for (const [width, height] of [
    [1280, 800],
    [360, 640],
  ] as const) {
    test(`on /${path}, ${width} x ${height}: two kinds, a chip removed, Back, reload`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await button(page).click();
      await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
      for (const name of ['Kind', 'Topic', 'Practice', 'Industry', 'Author', 'Year']) {
        await expectInWindow(box(page, name));
        await box(page, name).click();
        const options = page.getByRole('listbox').getByRole('option');
        await expectInWindow(options.first());
        expect(await options.count()).toBeGreaterThan(0);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('listbox')).toHaveCount(0);
      }

      await box(page, 'Kind').click();
      const articles = countIn(await option(page, 'Article').textContent());
      const reports = countIn(await option(page, 'Report').textContent());
      await option(page, 'Article').click();
      await expect(status(page)).toHaveText(told(articles));
      await option(page, 'Report').click();
      await expect(page).toHaveURL(/[?&]kind=article,report$/);
      await expect(status(page)).toHaveText(told(articles + reports));
      await expectInWindow(status(page));
      await page.keyboard.press('Escape');
      await expectInWindow(status(page));
      await expectInWindow(results(page).first());
      await expect(chips(page).getByRole('button')).toHaveText(['Article', 'Report', 'Clear all']);
      await expectInWindow(chips(page));

      await chips(page).getByRole('button', { name: 'Remove Article' }).click();
      await expect(page).toHaveURL(/[?&]kind=report$/);
      await expect(status(page)).toHaveText(told(reports));
      await expectInWindow(results(page).first());

      await page.goBack();
      await expect(status(page)).toHaveText(told(articles + reports));
      await page.reload();
      await expect(status(page)).toHaveText(told(articles + reports));
      await expect(chips(page).getByRole('button', { name: /^Remove/ })).toHaveText([
        'Article',
        'Report',
      ]);
    });
  }

  for (const close of [true, false])
    test(`on /${path} Back marks nothing that is not chosen, list ${close ? 'closed' : 'open'}`, async ({
      page,
    }) => {
      await page.goto(path);
      await button(page).click();
      await box(page, 'Topic').click();
      await page.getByRole('option').nth(1).click();
      await expect(page).toHaveURL(/[?&]topic=/);
      if (close) await page.keyboard.press('Escape');
      await expect(chips(page)).toBeVisible();
      await page.goBack();
      await expect(chips(page)).toHaveCount(0);
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await expect(page.locator('main :focus-visible, main [data-focus]')).toHaveCount(0);
      // The next Tab goes on from there.
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus')).toBeVisible();
    });

  test(`on /${path} the keyboard opens, chooses, closes and removes`, async ({ page }) => {
    await page.goto(path);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(box(page, 'Kind')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(box(page, 'Kind')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/[?&]kind=[a-z-]+,[a-z-]+$/);
    await page.keyboard.press('Escape');
    await expect(box(page, 'Kind')).toBeFocused();
    await expect(box(page, 'Kind')).toContainText('2 chosen');
    const last = chips(page)
      .getByRole('button', { name: /^Remove/ })
      .last();
    await last.focus();
    await page.keyboard.press('Enter');
    await expect(chips(page).getByRole('button')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(chips(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });

  test(`on /${path} Tab waits for the list boxes`, async ({ page }) => {
    let deliver = () => {};
    const delivered = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('headlessui-listbox-')) await delivered;
      await route.fulfill({ response });
    });
    await page.goto(path);
    await button(page).focus();
    await page.keyboard.press('Enter');
    const loading = page.getByRole('status').filter({ hasText: 'Loading' });
    await expect(loading).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(loading).toBeFocused();
    deliver();
    await expect(box(page, 'Kind')).toBeFocused();
  });

  test(`nothing of the list boxes is fetched on /${path} before a touch, and then once`, async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('response', async (response) => {
      if (!response.url().endsWith('.js')) return;
      const text = await response.text().catch(() => '');
      if (text.includes('headlessui-listbox-')) fetched.push(response.url());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(fetched).toEqual([]);
    await button(page).hover();
    await expect.poll(() => fetched.length).toBe(1);
    await button(page).click();
    await box(page, 'Year').click();
    expect(fetched).toHaveLength(1);
  });
}

for (const [width, height] of [
  [360, 640],
  [360, 560],
  [320, 256],
] as const) {
  plain(
    `at ${width} x ${height} no list is behind the banner of a first visit`,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('insights/all/');
      await button(page).click();
      for (const name of ['Kind', 'Industry', 'Author']) {
        await expect(page.getByRole('region', { name: 'Cookie preferences' })).toBeVisible();
        await box(page, name).click();
        await expectInWindow(page.getByRole('listbox'));
        // In the lowest window the chip of what was chosen takes the place of the list.
        if (height > 256) {
          await page.getByRole('option').first().click();
          await expectInWindow(page.getByRole('listbox'));
        }
        await page.keyboard.press('Escape');
      }
    },
  );
}

test('on a phone a box shows what is chosen in it to its end, and the count says no more than is so', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const cut = () =>
    box(page, 'Kind')
      .locator('span')
      .last()
      .evaluate((value) => value.scrollWidth - value.clientWidth);
  await page.goto('insights/all/?kind=policy-brief');
  await button(page).click();
  await expect(box(page, 'Kind')).toContainText('Policy Brief');
  expect(await cut()).toBe(0);
  await expect(status(page)).not.toContainText('every kind');
  await page.goto('insights/all/?kind=policy-brief,report');
  await button(page).click();
  await expect(box(page, 'Kind')).toContainText('2 chosen');
  expect(await cut()).toBe(0);
});

test('a press beside an open list closes it and opens nothing', async ({ page }) => {
  await page.goto('insights/all/');
  await button(page).click();
  await box(page, 'Kind').click();
  const list = page.getByRole('listbox');
  await expect(list).toBeVisible();
  // In the window beside the list, which stays where it is.
  const place = await results(page).evaluateAll((links) =>
    links
      .map((link) => link.getClientRects()[0] as DOMRect)
      .map(({ right, top }) => ({ x: right - 5, y: top + 5 }))
      .find(({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-entry]')),
  );
  await page.mouse.click(place?.x ?? 0, place?.y ?? 0);
  await expect(list).toHaveCount(0);
  await expect(page).toHaveURL(/insights\/all\/$/);
  // Another box can be pressed at once.
  await box(page, 'Kind').click();
  await box(page, 'Year').click();
  await expect(list).toHaveCount(1);
  await expect(box(page, 'Year')).toHaveAttribute('aria-expanded', 'true');
});

test('an address with rubbish narrows nothing', async ({ page }) => {
  await page.goto('insights/all/?kind=%3Cscript%3E,__proto__&year=-1&topic=,,');
  await button(page).click();
  await box(page, 'Kind').click();
  await expect(status(page)).toHaveText(/^Showing 12 of /);
  await expect(chips(page)).toHaveCount(0);
});

test('a topic of the row and the list box of topics are one choice', async ({ page }) => {
  await page.goto('insights/all/?topic=finance,policy');
  const row = page.getByRole('navigation', { name: 'Filter by category' });
  await expect(row.locator('[aria-current]')).toHaveText(['Finance', 'Policy']);
  await row.getByRole('link', { name: 'Agriculture' }).click();
  await expect(page).toHaveURL(/\?topic=agriculture$/);
  await expect(status(page)).toContainText('in Agriculture');
});

test.describe('when the connection is lost', () => {
  // The browser reports the script that did not come.
  test.use({ allowedErrors: [/net::ERR_FAILED/] });

  test('the choices come with the next press', async ({ page }) => {
    await page.goto('search/?q=policy');
    await expect(status(page)).toContainText('results for');
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await button(page).click();
    await expect(page.getByText('The choices could not be loaded.')).toBeVisible();
    await page.unroute('**/_next/static/chunks/**');
    await button(page).click();
    await expect(box(page, 'Kind')).toBeVisible();
  });
});

plain.describe('without scripts', () => {
  plain.use({ javaScriptEnabled: false });

  for (const [path] of places) {
    plain(`/${path} leads to kinds, topics and everything by links`, async ({ page }) => {
      await page.goto(path);
      await expect(button(page)).toBeHidden();
      const links = page.locator('main dl[data-without-js]');
      // A page leads to no list that it is itself.
      await expect(links.getByRole('link', { name: 'All insights' })).toBeVisible({
        visible: !path.startsWith('insights/all'),
      });
      await expect(
        page.locator('main').getByRole('link', { name: 'Finance', exact: true }),
      ).toBeVisible();
      await links.getByRole('link', { name: 'Reports' }).click();
      await expect(page).toHaveURL(/\/insights\/reports\/$/);
    });
  }
});

test('a list that was scrolled out of the window is closed, and a result below it opens at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('insights/all/');
  await button(page).click();
  await box(page, 'Kind').click();
  await option(page, 'Article').click();
  const card = results(page).nth(2);
  await card.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  await expect(page.getByRole('listbox')).toHaveCount(0);
  const [address, top] = await card.evaluate((link) => [
    (link as HTMLAnchorElement).pathname,
    scrollY,
  ]);
  expect(top).toBeGreaterThan(0);
  await card.click();
  await expect(page).toHaveURL((url) => url.pathname === address);
});

test('a press beside an open list leaves the page where it is', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('insights/all/');
  await button(page).click();
  await box(page, 'Kind').click();
  const top = await box(page, 'Kind').evaluate((opened) => {
    scrollBy(0, opened.getBoundingClientRect().bottom - 8);
    return scrollY;
  });
  await page.mouse.click(400, 900);
  await expect(page.getByRole('listbox')).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(top);
});
