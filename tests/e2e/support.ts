import { expect, type Page } from 'playwright/test';
import { test as base } from './guard';

/** What an engine says on its console although nothing went wrong. */
const NO_ERRORS = [
  // Chromium opens one mail for one gesture and refuses the confirmation, which follows 1000 ms later.
  // It is tried because it is specified; the panel holds it as a link.
  /^Not allowed to launch 'mailto:/,
  // Firefox, of a font and of a script's checksum where the download was cut off by leaving the page.
  /status=2152398850|47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=/,
];

/**
 * Chromium, and WebKit in other words, give up the fade between two pages where the next navigation
 * begins during it, and report that as an unhandled rejection although no script of the page started the
 * transition (CSS did).
 */
const SKIPPED_FADE =
  /^Transition was skipped$|Skipping view transition|^Transition was aborted because of invalid state/;

/** A visitor who has answered the banner, so that it covers nothing; and no error on the console. */
export const test = base.extend<{ page: Page; allowedErrors: RegExp[] }>({
  /** Errors that a journey is about; each use says why. */
  allowedErrors: [[], { option: true }],
  page: async ({ page, allowedErrors, browserName }, use) => {
    const errors: string[] = [];
    // Each engine has words of its own for a download that failed: where a journey is about that, only
    // Chromium's console is judged. WebKit's is not judged at all.
    const judged =
      browserName === 'chromium' || (browserName === 'firefox' && allowedErrors.length === 0);
    page.on('console', (message) => {
      const text = message.text();
      if (judged && message.type() === 'error' && !NO_ERRORS.some((known) => known.test(text)))
        errors.push(text);
    });
    page.on('pageerror', ({ message }) => {
      if (!SKIPPED_FADE.test(message)) errors.push(message);
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
  await dialog.locator('[data-island][data-ready=""]').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  // The browser goes back over the dialog's entry a moment later, and would break off the next visit.
  await page.waitForFunction(() => history.state?.dialog === undefined);
}

export { expect };
