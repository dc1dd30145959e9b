import type { Locator, Page } from 'playwright/test';
import { test as plain } from './guard';
import { expectInWindow } from './in-window';
import { expect, test } from './support';

test('the search dialog takes the focus, keeps it, and gives it back', async ({ page }) => {
  await page.goto('about/');
  const button = page
    .getByRole('banner')
    .getByRole('button', { name: 'Search', exact: true })
    .first();
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Search Consulting' });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('input[type=search]')).toBeFocused();
  for (const key of [...Array(15).fill('Tab'), ...Array(15).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    // Between the last and the first control the browser's own bar has its turn: then it is the body.
    const inside = await page.evaluate(() =>
      ['DIALOG', 'BODY'].includes(document.activeElement?.closest('dialog, body')?.tagName ?? ''),
    );
    const onPage = await page.evaluate(() =>
      Boolean(document.activeElement?.closest('main, footer, [data-site-header] nav')),
    );
    expect([inside, onPage]).toEqual([true, false]);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('the page behind the search dialog is out of reach', async ({ page }) => {
  await page.goto('about/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: 'Search', exact: true })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Search Consulting' });
  await expect(dialog).toBeVisible();
  // A script may not move the focus behind it either, and assistive technology finds no landmarks there.
  await page.evaluate(() => document.querySelector<HTMLElement>('main a')?.focus());
  expect(await page.evaluate(() => document.activeElement?.closest('main'))).toBeNull();
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  const address = page.url();
  await page.mouse.click(640, 880);
  await expect(dialog).toBeHidden();
  expect(page.url()).toBe(address);
});

test('/ and Ctrl K open the search dialog from anywhere, but not while something is typed', async ({
  page,
}) => {
  await page.goto('contact/');
  const dialog = page.getByRole('dialog', { name: 'Search Consulting' });
  for (const key of ['/', 'Control+k']) {
    await page.keyboard.press(key);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close search' }).click();
    await expect(dialog).toBeHidden();
  }
  await page.locator('#inquiry').getByLabel('Message').focus();
  await page.keyboard.press('/');
  await expect(dialog).toBeHidden();
  await expect(page.locator('#inquiry').getByLabel('Message')).toHaveValue('/');
});

for (const route of ['', 'contact/', 'careers/', 'insights/', 'insights/all/']) {
  test(`the keyboard’s place can be seen on every stop of /${route}, in both directions`, async ({
    page,
  }) => {
    await page.goto(route);
    const unseen: string[] = [];
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < 70; stop++) {
        await page.keyboard.press(key);
        const error = await page.evaluate(() => {
          const focused = document.activeElement;
          if (!focused || focused === document.body) return null;
          const name = `${focused.tagName} “${(focused.textContent ?? '').trim().slice(0, 30)}”`;
          // The ring may be drawn around the card, the label or the line the control stands in.
          const ringed = [focused, focused.parentElement, focused.closest('.card')].some(
            (element) => {
              if (!element) return false;
              const { outlineStyle, outlineWidth } = getComputedStyle(element);
              return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
            },
          );
          const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : null;
          const labelRinged = label && getComputedStyle(label).outlineStyle !== 'none';
          if (!ringed && !labelRinged) return `${name} has no ring`;
          const header = document.querySelector('[data-site-header]');
          const { bottom, top } = (label ?? focused).getBoundingClientRect();
          const bar = header?.getBoundingClientRect().bottom ?? 0;
          // The link to skip to the content stands above the header.
          const above = focused.closest('header, dialog') || focused.matches('[href="#main"]');
          if (!above && bottom > 0 && bottom < bar) {
            return `${name} is behind the header`;
          }
          // A card that has room is shown whole.
          const box =
            focused.matches('.card-link') && focused.closest('.card')?.getBoundingClientRect();
          const isWhole = !box || (box.top >= bar - 1 && box.bottom <= innerHeight + 1);
          if (!isWhole && box.height < innerHeight - 99)
            return `${name} stands on a card that is cut`;
          return top > innerHeight ? `${name} is below the window` : null;
        });
        if (error) unseen.push(`${key}: ${error}`);
      }
    }
    expect(unseen).toEqual([]);
  });
}

plain(
  'a field of several lines stands whole above the banner of a first visit',
  async ({ page }) => {
    // Its first line lies above the banner, and the browser would do with that.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('contact/');
    const field = page.locator('#inquiry').getByLabel('Message');
    const banner = await page.getByRole('region', { name: 'Cookie preferences' }).boundingBox();
    // What the keyboard stands on before it.
    await page.getByRole('link', { name: 'No office in particular' }).focus();
    await field.evaluate(
      (element, y) => scrollBy(0, element.getBoundingClientRect().bottom - y),
      (banner?.y ?? 0) + 9,
    );
    await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
    await expectInWindow(field);
  },
);

test('nothing moves where the device asks for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const route of ['', 'services/agriculture/', 'insights/', 'insights/financial-inclusion/']) {
    await page.goto(route);
    await page.getByRole('button', { name: 'Industries' }).click();
    await expect(page.locator('#menu-industries')).toBeVisible();
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        [null, '::before', '::after', '::backdrop'].flatMap((part) => {
          const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(
            element,
            part,
          );
          const still =
            animationName === 'none' &&
            /^[0s, ]*$/.test(transitionDuration) &&
            scrollBehavior === 'auto';
          return still ? [] : [`${element.tagName}.${element.className}${part ?? ''}`];
        }),
      ),
    );
    expect(moving, route).toEqual([]);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  }
});

test('a table that is taller than the window begins where the keyboard enters it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('working-with-us/');
  const tables = page.locator('[data-table]');
  const heights = await tables.evaluateAll((found) =>
    found.map(({ clientHeight }) => clientHeight),
  );
  const table = tables.nth(heights.indexOf(Math.max(...heights)));
  expect(Math.max(...heights)).toBeGreaterThan(640);
  // Enters from the last link or button before it.
  await table.evaluate((element) => {
    const all = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, [tabindex]')];
    const before = all
      .slice(0, all.indexOf(element as HTMLElement))
      .filter((one) => one.checkVisibility());
    before.at(-1)?.focus();
  });
  await page.keyboard.press('Tab');
  await expectBegun(page, table);
  expect((await table.boundingBox())?.y).toBeLessThan(320);
});

test('a link in such a table is in the window when the keyboard comes to it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('accessibility/');
  const table = page.locator('[data-table]', { has: page.locator('a') }).first();
  await page.locator('details', { has: table }).locator('summary').first().click();
  expect((await table.boundingBox())?.height).toBeGreaterThan(640);
  const links = table.getByRole('link');
  const last = (await links.count()) - 1;
  await links.nth(last - 1).focus();
  await page.keyboard.press('Tab');
  await expect(links.nth(last)).toBeFocused();
  await expectInWindow(links.nth(last));
});

test('so does one that would end below a window by the height of the header', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('working-with-us/');
  const heights = await page
    .locator('[data-table]')
    .evaluateAll((found) => found.map(({ clientHeight }) => clientHeight));
  const table = page.locator('[data-table]').nth(heights.indexOf(Math.max(...heights)));
  await page.setViewportSize({ width: 360, height: Math.max(...heights) + 20 });
  // Entered from below, a browser would show its end.
  await table.evaluate((element) => {
    const after = document.createElement('button');
    after.textContent = 'After it';
    element.after(after);
    after.focus();
  });
  await page.keyboard.press('Shift+Tab');
  await expectBegun(page, table);
});

/** The table has the focus, and its first row is in sight below the header. */
async function expectBegun(page: Page, table: Locator) {
  await expect(table).toBeFocused();
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await table.boundingBox())?.y)
    .toBeGreaterThanOrEqual(header?.height ?? 0);
}
