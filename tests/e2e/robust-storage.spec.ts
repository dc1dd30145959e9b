/** Storage that is blocked, full or holds rubbish, and a clock that is years ahead. */
import { test } from './guard';
import { expectNavigation, readAll, shares } from './robust';

const RUBBISH = [
  '{',
  'null',
  '[[["\ud800"]]]',
  '["\ud800","\ud800","<img src=x onerror=pwned=1>"]',
  '[1,{},null]',
];

const conditions: Readonly<Record<string, (rubbish: string[]) => void>> = {
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'full of rubbish': (rubbish) => {
    const keys = [
      'recent-searches',
      'draft:inquiry',
      'draft:application',
      'theme',
      'cookie-consent',
    ];
    keys.forEach((key, index) => {
      for (const storage of [localStorage, sessionStorage]) {
        storage.setItem(
          key,
          rubbish[(index + location.pathname.length) % rubbish.length] as string,
        );
      }
    });
  },
};

for (const { part, pages } of shares) {
  for (const [name, condition] of Object.entries(conditions)) {
    test(`with storage ${name} every page is read and used${part}`, async ({ page }) => {
      await page.addInitScript(condition, RUBBISH);
      await readAll(page, pages, async (route) => {
        if (!/^(?:contact|careers|search)\//.test(route)) return;
        // Where React has work to do, it does it.
        await page.locator('main [data-island] input:not([type=hidden])').first().focus();
        await page.locator('main [data-island][data-ready]').first().waitFor();
      });
      await expectNavigation(page);
    });
  }

  test(`in the year 2040 every page is read${part}`, async ({ page }) => {
    await page.clock.install({ time: new Date('2040-07-01T12:00:00Z') });
    await readAll(page, pages);
    await expectNavigation(page);
  });
}
