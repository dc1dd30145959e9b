import type { Page } from 'playwright/test';
import { test as plain } from './guard';
import { expectInWindow } from './in-window';
import { expect, hydrate, test } from './support';

const filter = (page: Page) => page.getByRole('navigation', { name: 'Filter by category' });
const chip = (page: Page, name: string) => filter(page).getByRole('link', { name, exact: true });
const count = (page: Page) => page.getByRole('status').filter({ hasText: /Showing|Nothing/ });
const entries = (page: Page) => page.locator('main [data-entry]').filter({ visible: true });

for (const [path, batch] of [
  ['insights/', 6],
  ['insights/all/', 12],
] as const) {
  test(`topics filter /${path} in place, and Back returns`, async ({ page }) => {
    await page.goto(path);
    await hydrate(page);
    await expect(entries(page)).toHaveCount(batch);
    const first = await entries(page).first().innerText();

    await chip(page, 'Finance').click();
    await expect(page).toHaveURL(/\?topic=finance$/);
    await expect(count(page)).toHaveText(/^Showing (\d+) of \1 .+ in Finance$/);
    for (const entry of await entries(page).all()) await expect(entry).toContainText('Finance');
    await expect(chip(page, 'Finance')).toHaveAttribute('aria-current', 'true');
    await expect(chip(page, 'Finance')).toBeFocused();

    await chip(page, 'Human Capital').click();
    await expect(page).toHaveURL(/\?topic=human-capital$/);
    await expect(count(page)).toContainText('in Human Capital');

    await page.goBack();
    await expect(count(page)).toContainText('in Finance');
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(entries(page)).toHaveCount(batch);
    await expect(entries(page).first()).toHaveText(first, { useInnerText: true });
    await page.goForward();
    await expect(count(page)).toContainText('in Finance');
  });

  test(`Load More on /${path} adds a batch, focuses its first entry, and goes at the end`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrate(page);
    const more = page.getByRole('link', { name: /^Load More/ });
    const total = Number(/of (\d+)/.exec(await count(page).innerText())?.[1]);
    expect(total).toBeGreaterThan(batch);
    for (let shown = batch; shown < total; shown += batch) {
      await more.focus();
      await page.keyboard.press('Enter');
      await expect(entries(page)).toHaveCount(Math.min(shown + batch, total));
      await expect(entries(page).nth(shown).locator('.card-link')).toBeFocused();
    }
    await expect(more).toHaveCount(0);
    await expect(count(page)).toContainText(`Showing ${total} of ${total} `);
    await page.reload();
    await hydrate(page);
    await expect(entries(page)).toHaveCount(total);
  });
}

test('where a topic’s first piece is named in the window, the row stays under the mouse', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('insights/');
  const { x, y } = (await chip(page, 'Governance').boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(x + 9, y + 9);
  await expect(count(page)).toContainText('in Governance');
  await expectInWindow(entries(page).first().locator('.card-link'));
  // A second press belongs to the same topic, and to no piece that came below the mouse.
  await page.mouse.click(x + 9, y + 9);
  await expect(page).toHaveURL(/insights\/\?topic=governance$/);
  expect((await chip(page, 'Governance').boundingBox())?.y).toBe(y);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  for (const path of ['insights/', 'insights/all/']) {
    test(`a topic that the address of /${path} chose is in sight, also after Back`, async ({
      page,
    }) => {
      await page.goto(path);
      const last = filter(page).locator('[data-island] .chip').last();
      const name = (await last.textContent()) as string;
      await last.tap();
      await expect(count(page)).toContainText(`in ${name}`);
      const chosen = page.url();
      await page.goto('about/');
      await page.goto(chosen);
      await expect(chip(page, name)).toHaveAttribute('aria-current', 'true');
      await expectInWindow(chip(page, name));
      await page.goto('about/');
      await page.goBack();
      await expectInWindow(chip(page, name));
    });

    test(`Back to all of /${path} brings their chip back into sight`, async ({ page }) => {
      await page.goto(path);
      const chips = filter(page).locator('[data-island] .chip');
      await chips.last().tap();
      await expect(page).toHaveURL(/topic=/);
      await page.goBack();
      await expect(chips.first()).toHaveAttribute('aria-current', 'true');
      await expectInWindow(chips.first());
    });

    test(`no topic that the address of /${path} chose lies under the sign that its row goes on`, async ({
      page,
    }) => {
      await page.goto(path);
      const names = await filter(page).locator('[data-island] .chip').allTextContents();
      for (const name of names.slice(1)) {
        await page.goto(path);
        await chip(page, name).tap();
        await expect(count(page)).toContainText(`in ${name}`);
        await page.reload();
        await expect(chip(page, name)).toHaveAttribute('aria-current', 'true');
        // The sign is of the row, which is pressed in its place.
        const isPressed = () =>
          chip(page, name).evaluate((one) => {
            const { right, top, height } = one.getBoundingClientRect();
            return document.elementFromPoint(right - 3, top + height / 2) === one;
          });
        await expect.poll(isPressed, name).toBe(true);
      }
    });
  }
});

test('the first press filters, before React has been fetched', { tag: '@engines' }, async ({
  page,
}) => {
  await page.goto('insights/');
  await chip(page, 'Finance').click();
  await expect(page).toHaveURL(/insights\/\?topic=finance$/);
  await expect(count(page)).toContainText('in Finance');
});

test('the first press of Load More adds a batch', { tag: '@engines' }, async ({ page }) => {
  await page.goto('insights/');
  await page.getByRole('link', { name: 'Load More Articles' }).click();
  await expect(entries(page)).toHaveCount(12);
  await expect(entries(page).nth(6).locator('.card-link')).toBeFocused();
});

for (const route of ['insights/', 'insights/all/', 'sw/insights/']) {
  test(`on a phone the keyboard sees each choice of /${route} that it comes to`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(route);
    const chips = page.locator('main nav .chip');
    await chips.first().focus();
    for (const chip of await chips.all()) {
      await expect(chip).toBeFocused();
      await expectInWindow(chip);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Shift+Tab');
    for (const chip of (await chips.all()).reverse()) {
      await expect(chip).toBeFocused();
      await expectInWindow(chip);
      await page.keyboard.press('Shift+Tab');
    }
  });
}

test('a pointer on a card fetches no script', async ({ page }) => {
  await page.goto('insights/');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await entries(page).first().hover();
  await page.waitForTimeout(500);
  expect(scripts).toEqual([]);
});

test('an address with a topic shows it, without a touch', async ({ page }) => {
  await page.goto('insights/?topic=policy');
  await expect(count(page)).toContainText('in Policy');
  for (const entry of await entries(page).all()) await expect(entry).toContainText('Policy');
});

test('a form that is chosen after a topic keeps the topic', async ({ page }) => {
  await page.goto('insights/');
  await hydrate(page);
  const form = page.getByRole('navigation', { name: 'By kind' }).getByRole('link').nth(1);
  const alone = await form.getAttribute('href');
  await chip(page, 'Finance').click();
  await expect(count(page)).toContainText('in Finance');
  await form.click();
  await expect(page).toHaveURL(/\/insights\/all\/\?kind=[a-z-]+&topic=finance$/);
  await expect(chip(page, 'Finance')).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(2);
  await page.goBack();
  await expect(count(page)).toContainText('in Finance');
  await chip(page, 'All').click();
  await expect(form).toHaveAttribute('href', alone ?? '');
});

test('an address with rubbish shows everything', async ({ page }) => {
  await page.goto('insights/?topic=%3Cscript%3Ealert(1)%3C/script%3E&show=-7e9');
  await hydrate(page);
  await expect(entries(page)).toHaveCount(6);
  await expect(chip(page, 'All')).toHaveAttribute('aria-current', 'true');
});

test('one comes back from a piece to the list as it was', { tag: '@engines' }, async ({ page }) => {
  await page.goto('insights/all/?topic=agriculture');
  await expect(count(page)).toContainText('in Agriculture');
  await entries(page).first().locator('.card-link').click();
  await expect(page).not.toHaveURL(/topic/);
  await page.goBack();
  await expect(count(page)).toContainText('in Agriculture');
});

for (const width of [768, 1280]) {
  test(`no topic leaves a gap in the mosaic, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('insights/');
    await hydrate(page);
    for (const name of await filter(page).getByRole('link').allInnerTexts()) {
      await chip(page, name).click();
      const gaps = await page.locator('main [data-slot]').evaluateAll((cards) => {
        const boxes = cards.map((card) => card.getBoundingClientRect()).filter((box) => box.width);
        const [left, right] = [
          Math.min(...boxes.map((box) => box.left)),
          Math.max(...boxes.map((box) => box.right)),
        ];
        return boxes
          .filter(
            (box, index) => box.top !== boxes[index - 1]?.top && Math.abs(box.left - left) > 1,
          )
          .concat(
            boxes.filter(
              (box, index) => box.top !== boxes[index + 1]?.top && Math.abs(box.right - right) > 1,
            ),
          ).length;
      });
      expect(gaps, name).toBe(0);
    }
  });
}

plain.describe('without scripts', () => {
  plain.use({ javaScriptEnabled: false });

  plain('a topic leads to its page', async ({ page }) => {
    await page.goto('insights/');
    await chip(page, 'Human Capital').click();
    await expect(page).toHaveURL(/\/insights\/topics\/human-capital\/$/);
  });

  plain('Load More shows the rest', async ({ page }) => {
    await page.goto('insights/all/');
    await expect(entries(page)).toHaveCount(12);
    const more = page.getByRole('link', { name: 'Load More Insights' });
    await more.click();
    await expect(more).toBeHidden();
    expect(await entries(page).count()).toBeGreaterThan(12);
    await expect(entries(page).nth(12)).toBeInViewport();
  });
});

test('on a phone a tap on the sign that a row goes on moves it on, and chooses nothing that it hides', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of ['insights/', 'insights/all/']) {
    await page.goto(path);
    await hydrate(page);
    // To take over, the page was scrolled to its last field.
    await filter(page).scrollIntoViewIfNeeded();
    const row = await filter(page).locator('ul').boundingBox();
    if (!row) throw new Error('There is no row of topics.');
    await page.mouse.click(360 - 18, row.y + row.height / 2);
    await expect(chip(page, 'Governance')).toBeInViewport({ ratio: 1 });
    expect(new URL(page.url()).search).toBe('');
    await expect(filter(page).locator('[aria-current]')).toHaveText('All');
  }
});
