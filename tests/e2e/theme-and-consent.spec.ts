import { test as plain } from './guard';
import { expect, test } from './support';

const toggle = /^Theme: /;

test('the theme goes round light, dark, system and is remembered on the next page', async ({
  page,
}) => {
  await page.goto('');
  const button = page.getByRole('banner').getByRole('button', { name: toggle });
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect(button).toHaveAccessibleName('Theme: light. Change to dark');
  await button.click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.goto('about/');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await button.click();
  await expect(button).toHaveAccessibleName('Theme: system. Change to light');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('what was chosen is told in the window, for a while', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('');
    const button = page.getByRole('banner').getByRole('button', { name: toggle });
    for (const name of ['Dark', 'System', 'Light']) {
      await button.click();
      await expect(button.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 });
    }
    await expect(button.getByText('Light', { exact: true })).toBeHidden({ timeout: 6000 });
  }
});

test('a stored dark theme is there at the first paint', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint');
      if (paint) Object.assign(window, { themeAtPaint: document.documentElement.dataset.theme });
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto('');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'themeAtPaint'))).toBe('dark');
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(15, 22, 24)',
  );
});

test('other tabs follow', async ({ page, context }) => {
  await page.goto('');
  const other = await context.newPage();
  await other.goto('about/');
  await other.getByRole('banner').getByRole('button', { name: toggle }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

plain.describe('the banner', () => {
  const banner = 'Cookie preferences';

  for (const [name, stored] of [
    ['Agree', 'accepted'],
    ['No thanks', 'declined'],
    ['Close cookie preferences', 'declined'],
  ] as const) {
    plain(`${name} stores ${stored} and it does not return`, async ({ page }) => {
      await page.goto('');
      const region = page.getByRole('region', { name: banner });
      await expect(region).toBeVisible();
      await region.getByRole('button', { name, exact: true }).click();
      await expect(region).toBeHidden();
      expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe(stored);
      await page.goto('about/');
      await expect(region).toBeHidden();
    });
  }

  plain('opens again from the footer with the present choice marked', async ({ page }) => {
    await page.goto('');
    await page.getByRole('button', { name: 'Agree' }).click();
    await page.getByRole('link', { name: 'Cookie Preferences' }).click();
    const region = page.getByRole('region', { name: banner });
    await expect(region).toContainText('You agreed.');
    await region.getByRole('button', { name: 'No thanks', exact: true }).click();
    expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('declined');
    await expect(page.getByRole('link', { name: 'Cookie Preferences' })).toBeFocused();
  });

  plain('leads to the privacy policy, and sets no cookie', async ({ page, context }) => {
    await page.goto('');
    await page.getByRole('region', { name: banner }).getByRole('link').click();
    await expect(page).toHaveURL(/\/privacy\/$/);
    expect(await context.cookies()).toEqual([]);
  });
});
