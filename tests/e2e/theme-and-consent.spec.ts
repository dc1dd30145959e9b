import type { Page } from 'playwright/test';
import { pageColours } from '../../lib/tokens';
import { test as plain } from './guard';
import { expect, hydrateBySearch, test } from './support';

const toggle = /^Theme: /;
const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: toggle });

/** Light and dark, as app/styles/tokens.css and the bars of the browser have them. */
const asSeen = (bars: string) => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(bars.slice(at, at + 2), 16));
  return { ground: `rgb(${red}, ${green}, ${blue})`, bars };
};
const LIGHT = asSeen(pageColours().light);
const DARK = asSeen(pageColours().dark);

/** What is seen: the page, and the first `theme-color` whose media holds, which is the one that counts. */
const seen = (page: Page) =>
  page.evaluate(() => ({
    ground: getComputedStyle(document.body).backgroundColor,
    bars: [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
      (meta) => matchMedia(meta.getAttribute('media') ?? 'all').matches,
    )?.content,
  }));

/** The three choices in turn, with what a light device shows. */
const round = [
  ['Theme: dark. Change to system', DARK],
  ['Theme: system. Change to light', LIGHT],
  ['Theme: light. Change to dark', LIGHT],
] as const;

test('the theme goes round light, dark, system and is remembered on the next page', {
  tag: '@engines',
}, async ({ page }) => {
  await page.goto('');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect(button(page)).toHaveAccessibleName('Theme: light. Change to dark');
  await button(page).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.goto('about/');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await button(page).click();
  await expect(button(page)).toHaveAccessibleName('Theme: system. Change to light');
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
    // On a phone it is in the drawer.
    if (width < 1024) await page.getByRole('button', { name: 'Open menu' }).click();
    for (const name of ['Dark', 'System', 'Light']) {
      await button(page).click();
      await expect(button(page).getByText(name, { exact: true })).toBeInViewport({ ratio: 1 });
    }
    await expect(button(page).getByText('Light', { exact: true })).toBeHidden();
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
  await button(other).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await hydrateBySearch(page);
  await button(other).click();
  await expect(button(page)).toHaveAccessibleName('Theme: system. Change to light');
  await button(page).click();
  await expect(button(other)).toHaveAccessibleName('Theme: light. Change to dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('neither a hover nor a press of the button downloads anything', { tag: '@engines' }, async ({
  page,
}) => {
  await page.goto('contact/', { waitUntil: 'networkidle' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await button(page).hover();
  await button(page).focus();
  for (const [name, look] of round) {
    await button(page).click();
    await expect(button(page)).toHaveAccessibleName(name);
    expect(await seen(page)).toEqual(look);
  }
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  await expect(page.locator('html')).not.toHaveAttribute('data-theme-hydrated');
});

// The not-found page answers with 404, which the browser says on the console.
test.describe('before React and after', () => {
  test.use({ colorScheme: 'light', allowedErrors: [/status of 404/] });
  for (const route of ['', 'contact/', 'no-such-page/']) {
    test(`the button of /${route} does the same, and the bars of the browser follow`, async ({
      page,
    }) => {
      await page.goto(route);
      const goRound = async () => {
        for (const [name, look] of round) {
          await button(page).click();
          await expect(button(page)).toHaveAccessibleName(name);
          expect(await seen(page)).toEqual(look);
        }
      };
      await goRound();
      await button(page).click();
      await hydrateBySearch(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme-hydrated');
      await expect(button(page)).toHaveAccessibleName('Theme: dark. Change to system');
      expect(await seen(page)).toEqual(DARK);
      await button(page).click();
      for (const [colorScheme, look] of [
        ['dark', DARK],
        ['light', LIGHT],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        await expect.poll(() => seen(page)).toEqual(look);
      }
      await button(page).click();
      await goRound();
      // React found the two that it had written, and the policy let everything through.
      await expect(page.locator('meta[name=theme-color]')).toHaveCount(2);
      await page.reload();
      await expect(button(page)).toHaveAccessibleName('Theme: light. Change to dark');
    });
  }

  test('a press while React is on its way counts once', async ({ page }) => {
    await page.goto('contact/');
    await page.route('**/_next/static/**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.locator('main form').hover();
    let presses = 0;
    while ((await page.locator('html[data-theme-hydrated]').count()) === 0) {
      await button(page).click();
      presses++;
    }
    await button(page).click();
    presses++;
    const names = ['Theme: light. Change to dark', ...round.map(([name]) => name)];
    await expect(button(page)).toHaveAccessibleName(names[presses % 3] as string);
  });

  for (const rubbish of ['DARK', '{"theme":"dark"}', '"><b>']) {
    test(`${rubbish} in storage looks light`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.addInitScript((text) => {
        if (!sessionStorage.getItem('stored')) localStorage.setItem('theme', text);
        sessionStorage.setItem('stored', 'yes');
      }, rubbish);
      await page.goto('contact/');
      for (const react of [false, true]) {
        if (react) await hydrateBySearch(page);
        await expect(button(page)).toHaveAccessibleName('Theme: light. Change to dark');
        expect(await seen(page)).toEqual(LIGHT);
      }
      await button(page).click();
      expect(await seen(page)).toEqual(DARK);
    });
  }

  plain('where storage is blocked, a choice holds for the page', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto('contact/');
    await button(page).click();
    expect(await seen(page)).toEqual(DARK);
    await hydrateBySearch(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme-hydrated');
    expect(await seen(page)).toEqual(DARK);
    await expect(button(page)).toHaveAccessibleName('Theme: dark. Change to system');
  });
});

plain.describe('the banner', () => {
  const banner = 'Cookie preferences';

  for (const [name, stored] of [
    ['Agree', 'accepted'],
    ['No thanks', 'declined'],
    ['Close cookie preferences', 'declined'],
  ] as const) {
    plain(
      `${name} stores ${stored} and it does not return`,
      { tag: '@engines' },
      async ({ page }) => {
        await page.goto('');
        const region = page.getByRole('region', { name: banner });
        await expect(region).toBeVisible();
        await region.getByRole('button', { name, exact: true }).click();
        await expect(region).toBeHidden();
        expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe(stored);
        await page.goto('about/');
        await expect(region).toBeHidden();
      },
    );
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
