import type { Locator, Page } from 'playwright/test';
import { test as firstVisit } from './guard';
import { expectInWindow } from './in-window';
import { expect, test } from './support';

const sizes = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 360, height: 640 },
};
const entries = (page: Page) => page.locator('main [data-entry]').filter({ visible: true });
const more = (page: Page) => page.getByRole('link', { name: /^Load More/ });

/** Its title can be read. */
const inWindow = (card: Locator) => expectInWindow(card.locator('.card-link'));

for (const [size, viewport] of Object.entries(sizes)) {
  for (const path of ['insights/', 'insights/all/']) {
    test.describe(`/${path}, ${size}`, () => {
      // Playwright switches the browser's cache of whole pages off: a page is always made anew.
      test.use({ viewport });

      test('Load More shows its first card, and Back and a reload return to the one that was read', async ({
        page,
      }) => {
        await page.goto(path);
        const shown = await entries(page).count();
        await more(page).click();
        await expect(entries(page).nth(shown).locator('.card-link')).toBeFocused();
        await inWindow(entries(page).nth(shown));
        if (await more(page).count()) await more(page).click();
        await expect.poll(() => entries(page).count()).toBeGreaterThan(shown + 1);
        const title = (await entries(page).last().locator('.card-link').innerText()).trim();
        const card = entries(page).filter({ hasText: title });
        await card.scrollIntoViewIfNeeded();
        await inWindow(card);

        await page.reload();
        await page.waitForLoadState('networkidle');
        await inWindow(card);
        await card.locator('.card-link').click();
        await expect(page).not.toHaveURL(/show=/);
        await page.goBack();
        await page.waitForLoadState('networkidle');
        await inWindow(card);
      });

      test('a topic shows its count and its first card', async ({ page }) => {
        await page.goto(path);
        const filter = page.getByRole('navigation', { name: 'Filter by category' });
        await filter.scrollIntoViewIfNeeded();
        await filter.getByRole('link', { name: 'Policy', exact: true }).click();
        const count = page.getByRole('status').filter({ hasText: /^Showing .+ in Policy$/ });
        await expect(count).toBeInViewport({ ratio: 1 });
        await expect(entries(page).first()).toBeInViewport();
      });
    });
  }

  test(`Back returns to the card that was read in a list that is narrowed, ${size}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(`insights/all/?topic=agriculture,policy,governance`);
    await expect(page.getByRole('button', { name: 'Clear all' })).toBeVisible();
    const card = entries(page).last();
    const title = (await card.locator('.card-link').innerText()).trim();
    const top = (box: Locator) => box.evaluate((link) => link.getBoundingClientRect().top);
    await card.locator('.card-link').scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 80);
    await page.waitForTimeout(200);
    const stood = await top(card.locator('.card-link'));
    await card.locator('.card-link').click();
    await expect(page).not.toHaveURL(/topic=/);
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Clear all' })).toBeVisible();
    const read = entries(page).filter({ hasText: title });
    await inWindow(read);
    await expect(read.locator('.card-link')).toBeFocused();
    // Where it stood, to the line.
    await expect
      .poll(async () => Math.abs((await top(read.locator('.card-link'))) - stood))
      .toBeLessThan(8);
  });

  test(`a reload of a list that is narrowed keeps what stood in the window, ${size}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const choice of ['kind=article', 'topic=agriculture,policy,governance']) {
      await page.goto(`insights/all/?${choice}`);
      const narrowed = page.getByText('fit your choices').first();
      await expect(narrowed).toBeVisible();
      const read = entries(page).last().locator('.card-link');
      await read.scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, -40);
      await page.waitForTimeout(200);
      const top = () => read.evaluate((link) => link.getBoundingClientRect().top);
      const stood = await top();
      await page.reload();
      await expect(narrowed).toBeVisible();
      await expect.poll(async () => Math.abs((await top()) - stood)).toBeLessThan(8);
    }
  });

  test(`a choice in the picker changes what is in the window, ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('');
    const card = page.locator('article[data-service]').filter({ visible: true });
    await page.getByRole('combobox', { name: 'Industry' }).selectOption('energy');
    await expect(card.locator('[data-industry=energy]')).toBeInViewport({ ratio: 1 });
    await page.getByRole('combobox', { name: 'Service' }).selectOption('research');
    await expect(card.getByRole('heading', { name: 'Research' })).toBeInViewport({ ratio: 1 });
  });
}

for (const height of [560, 640]) {
  for (const path of ['insights/', 'insights/all/']) {
    firstVisit(
      `Load More on /${path}, 360 x ${height}: the title stands above the banner`,
      async ({ page }) => {
        await page.setViewportSize({ width: 360, height });
        await page.goto(path);
        await expect(page.getByRole('region', { name: 'Cookie preferences' })).toBeVisible();
        while (await more(page).count()) {
          const shown = await entries(page).count();
          await more(page).click();
          const title = entries(page).nth(shown).locator('.card-link');
          await expect(title).toBeFocused();
          await expectInWindow(title);
        }
      },
    );
  }
}

for (const path of ['insights/', 'insights/all/']) {
  test.describe(`/${path} without its files`, () => {
    // Every script that is fetched is refused: what shows the list then is the page alone.
    test.use({ allowedErrors: [/net::ERR_FAILED/] });

    test('what its address asks for stands there', async ({ page }) => {
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(path);
      const first = await entries(page).count();
      await page.goto(`${path}?topic=agriculture`);
      for (const entry of await entries(page).all()) {
        await expect(entry).toHaveAttribute('data-topic', 'agriculture');
      }
      await page.goto(`${path}?show=${first * 2}`);
      expect(await entries(page).count()).toBeGreaterThan(first);
      await page.goto(`${path}?topic=%22%5D&show=-7e9`);
      await expect(entries(page)).toHaveCount(first);
    });
  });
}
