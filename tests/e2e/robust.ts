import { expect, type Page } from 'playwright/test';
import { routeOf } from './content';
import { firstRoutes, shareOf } from './routes';

/** Pages that forward have neither a frame nor a heading of their own to look at. */
const forwards = /^privacy-policy\//;

/**
 * The pages that a condition is tried on: every page in `npm run robust`; in `npm test` one of each kind,
 * because a condition acts on what a page is made of, and that is the same for all of a kind.
 */
const pagesToTry = process.env.ROBUST_LONG
  ? firstRoutes.filter((route) => !forwards.test(route))
  : [
      '',
      'services/agriculture/',
      'industries/energy/',
      'insights/',
      routeOf('article'),
      routeOf('report'),
      'insights/events/',
      'contact/',
      'careers/',
      'search/?q=seed',
      'offline/',
      '404.html',
    ];

/** How many tests share these pages: in the long run each ends soon enough to be seen to get on. */
const SHARES = process.env.ROBUST_LONG ? 5 : 1;

/** The pages to try in shares, each with what its test's title ends in. */
export const shares = Array.from({ length: SHARES }, (_, share) => ({
  part: SHARES === 1 ? '' : ` (${share + 1} of ${SHARES})`,
  pages: shareOf(pagesToTry, share, SHARES),
}));

export type Watched = { errors: string[]; dialogs: string[] };

/** What a page complains of. A browser's own note that a file did not arrive is not ours. */
export function watch(page: Page): Watched {
  const watched: Watched = { errors: [], dialogs: [] };
  page.on('console', (message) => {
    if (message.type() === 'error' && !/^Failed to load resource/.test(message.text())) {
      watched.errors.push(`${page.url()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => watched.errors.push(`${page.url()}: ${error.message}`));
  page.on('dialog', (dialog) => {
    watched.dialogs.push(`${page.url()}: ${dialog.message()}`);
    dialog.dismiss().catch(() => {});
  });
  return watched;
}

/** What a visitor sees of a page: nothing covers, hides or empties it. */
const seenOn = (page: Page) =>
  page.evaluate(() => {
    const seen = (element: Element | null) =>
      element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        ? ((element as HTMLElement).innerText ?? '').trim()
        : '';
    const links = [...document.querySelectorAll<HTMLAnchorElement>('header a, footer a')].filter(
      (link) => link.checkVisibility() && link.href.startsWith(location.origin),
    );
    return {
      heading: seen(document.querySelector('h1')) !== '',
      text: seen(document.querySelector('main')).length > 100,
      links: links.length > 5,
    };
  });

/**
 * The heading and the text can be read, and links lead on. Mostly at once; the results page holds its
 * place free for five seconds before it shows what else there is.
 */
export async function expectReadable(page: Page, route: string) {
  await expect
    .poll(() => seenOn(page), { message: `what is seen of /${route}` })
    .toEqual({ heading: true, text: true, links: true });
}

/** Reads every one of these pages, each as far as a visitor needs to read it. */
export async function readAll(
  page: Page,
  pages: readonly string[],
  visit?: (route: string) => Promise<unknown>,
) {
  const watched = watch(page);
  for (const route of pages) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    await visit?.(route);
    await expectReadable(page, route);
  }
  expect(watched).toEqual({ errors: [], dialogs: [] });
}

/** Follows the first link of the footer, as proof that the page is still of use. */
export async function expectNavigation(page: Page) {
  const link = page.locator('footer a[href="/about/"]').first();
  await link.click();
  await expect(page).toHaveURL(/\/about\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
