import { expect, type Page } from 'playwright/test';

/** The field of the English text, which the editor makes once somebody has scrolled there. */
export async function textField(page: Page) {
  const pane = page.locator('[data-locale=en]');
  const field = pane.locator('[data-key-path=body] textarea');
  await expect(async () => {
    await pane
      .locator('section.field')
      .last()
      .evaluate((section) => section.scrollIntoView());
    await expect(field).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 60_000 });
  return field;
}
