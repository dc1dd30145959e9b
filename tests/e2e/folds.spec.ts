import { routeOf } from './content';
import { expectInWindow } from './in-window';
import { expect, test } from './support';

test('Back to a fold that was opened finds it open, and what was followed in the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('team/');
  const fold = page.locator('main details:has(li a)').first();
  const link = fold.locator('li a').first();
  await fold.locator('summary').click();
  await link.scrollIntoViewIfNeeded();
  const before = await link.evaluate((one) => one.getBoundingClientRect().top);
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await page.waitForURL(`**${address}`);
  await page.goBack();
  await expect(fold).toHaveAttribute('open');
  await expectInWindow(link);
  expect(await link.evaluate((one) => one.getBoundingClientRect().top)).toBeCloseTo(before, -1);
});

test('a page is loaded anew as it was unfolded, and another is not', async ({ page }) => {
  await page.goto(routeOf('article'));
  const fold = page.locator('main details:has(> summary:visible)').last();
  await fold.locator('> summary').click();
  await expect(fold).toHaveAttribute('open');
  await page.reload();
  await expect(fold).toHaveAttribute('open');
  await page.goto('team/');
  await expect(page.locator('main details[open]')).toHaveCount(0);
});
