import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import { slugify } from '../../lib/format/slug.mjs';
import { inspect } from '../../scripts/lib/a11y/engines.mjs';

const views = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 360 },
] as const;

test.beforeEach(async ({ page }) => {
  const drawn = await sharp({
    create: { width: 640, height: 480, channels: 3, background: '#7a8f86' },
  })
    .jpeg()
    .toBuffer();
  await page.route('**/art/example-*', (route) =>
    route.fulfill({ body: drawn, contentType: 'image/jpeg' }),
  );
});

for (const { theme, width } of views) {
  test.describe(`${theme} at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test.beforeEach(async ({ page }) => {
      await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
      await page.goto(process.env.BASE_URL ?? '');
      // Next's own sign in the corner.
      await page.addStyleTag({ content: 'nextjs-portal { display: none }' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await page.evaluate(() => document.fonts.ready);
    });

    test('axe finds nothing', async ({ page }) => {
      const { checks, errors } = await inspect(page, 'axe', []);
      expect(checks).toBeGreaterThan(100);
      expect(errors.map(({ rule, says, where }) => `${rule}: ${says} ${where}`)).toEqual([]);
    });

    test('every example looks as it did', async ({ page }) => {
      const examples = await page.locator('[data-example]').all();
      expect(examples.length).toBeGreaterThan(0);
      for (const example of examples) {
        const name = String(await example.getAttribute('data-example'));
        await expect
          .soft(example, name)
          .toHaveScreenshot(`${slugify(name)}-${theme}-${width}.png`, { animations: 'disabled' });
      }
    });
  });
}
