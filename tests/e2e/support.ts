import { expect, type Page } from 'playwright/test';
import { test as base } from './guard';

/**
 * Chromium opens one mail for one gesture and reports that it refused the confirmation, which follows
 * 1000 ms later. It is tried because it is specified; the panel holds it as a link.
 */
const REFUSED_SECOND_MAIL = "Not allowed to launch 'mailto:";

/**
 * Chromium gives up the fade between two pages where the next navigation begins during it, and reports
 * that as an unhandled rejection although no script of the page started the transition (CSS did).
 */
const SKIPPED_FADE = 'Transition was skipped';

/** A visitor who has answered the banner, so that it covers nothing; and no error on the console. */
export const test = base.extend<{ page: Page; allowedErrors: RegExp[] }>({
  /** Errors that a journey is about; each use says why. */
  allowedErrors: [[], { option: true }],
  page: async ({ page, allowedErrors }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith(REFUSED_SECOND_MAIL)) {
        errors.push(message.text());
      }
    });
    page.on('pageerror', (error) => {
      if (error.message !== SKIPPED_FADE) errors.push(error.message);
    });
    await page.addInitScript(() => {
      if (!sessionStorage.getItem('asked')) localStorage.setItem('cookie-consent', 'declined');
    });
    await use(page);
    const unexpected = errors.filter((error) => !allowedErrors.some((known) => known.test(error)));
    expect(unexpected, 'errors on the console').toEqual([]);
  },
});

/**
 * Has React take over the page: touches an island, as a visitor would, and waits until its elements
 * belong to React.
 */
export async function hydrate(page: Page) {
  const field = page.locator('[data-island] input:not([type=hidden])').last();
  await field.focus();
  await expect
    .poll(() =>
      field.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react'))),
    )
    .toBe(true);
}

/** Has React take over a page that may hold no form: every page has the dialog for searching. */
export async function hydrateBySearch(page: Page) {
  const dialog = page.locator('dialog#search');
  await page.keyboard.press('/');
  await expect(dialog.locator('[data-island]')).toHaveAttribute('data-ready', '');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

export { expect };
