import type { Page } from 'playwright/test';
import { inspect } from '../../scripts/lib/a11y/engines.mjs';
import { exceptionsOf } from '../../scripts/lib/a11y/exceptions.mjs';
import { faintWords } from './faint-words';
import { displaySettings, loneLastWords, plainName, wayToAPerson } from './frame';
import { everyRoute, forwards, shareOf, viewsOf, withoutPrefix } from './routes';
import { expect, hydrateBySearch, test } from './support';
import { crowdedTargets, pressEverything } from './targets';
import { brokenWords, overlaidText, sideways } from './text-boxes';
import { violations } from './violations';

/*
 * What holds on every page, whatever it is about. Each page is opened once and taken through all windows in
 * which a promise may fail: to open a page and to set it anew takes longer than most of what is asked of it.
 * A new promise is a row of LOOKS.
 */
type Theme = 'light' | 'dark';
type View = { width: number; height: number; theme: Theme };
type Look = {
  promise: string;
  views: readonly View[];
  /** It takes long: pages that are no template's first are looked at in half of the views. */
  isLong?: true;
  /** @returns what breaks the promise in the page as it stands */
  find: (page: Page, route: string) => Promise<string[]>;
};

const view = (width: number, height: number, theme: Theme = 'light'): View => ({
  width,
  height,
  theme,
});
const smallest = view(320, 640);
const phone = view(360, 640);
const phoneByNight = view(360, 640, 'dark');
/** A phone with the browser's bars. */
const lowPhone = view(360, 560);
const tablet = view(768, 800);
const laptop = view(1280, 800);
const desktop = view(1920, 800);
const [wide, wider] = [view(1024, 800), view(1680, 800)];
const fitting = [smallest, phone, tablet, wide, laptop, wider];
const wrapping = [smallest, phone, view(412, 640), view(480, 640)];

/** Pages of 25 screens of a phone: nobody reads what is forty away. */
const TALLEST = 16_000;
/** In pixels, on a phone: the footer is no page of its own. */
const FOOTER = 700;

/** Places of links and controls that a test has asked for. */
let pressed = 0;

const LOOKS: readonly Look[] = [
  {
    promise: 'no page scrolls sideways',
    views: fitting,
    find: (page) => page.evaluate(sideways).then((over) => (over > 0 ? [`by ${over} px`] : [])),
  },
  {
    promise: 'no heading breaks a word',
    views: fitting,
    find: (page) => page.locator('h1, h2, h3').evaluateAll(brokenWords),
  },
  {
    promise: 'nothing lies over words',
    views: fitting,
    find: (page) => page.evaluate(overlaidText),
  },
  {
    promise: 'no short last word stands alone',
    views: wrapping,
    find: (page) => page.evaluate(loneLastWords),
  },
  {
    promise: 'a way to a person is in the first screen',
    views: [lowPhone, laptop],
    find: async (page) => ((await page.evaluate(wayToAPerson)).length > 0 ? [] : ['none']),
  },
  {
    promise: 'the first screen says the page’s plain name at 20 px or more',
    views: [lowPhone, laptop],
    find: async (page, route) => {
      // A piece says what kind of piece it is, and its title is its name.
      const plain = withoutPrefix(route);
      if (plain === '' || /^insights\/(?!all|topics)./.test(plain)) return [];
      const { name, size } = await page.evaluate(plainName);
      return size < 20 ? [`“${name}” at ${size} px`] : [];
    },
  },
  {
    promise: 'the display face is large and seldom',
    views: [phone, laptop],
    find: async (page) => {
      const settings = await page.evaluate(displaySettings);
      const least = (page.viewportSize()?.width ?? 0) < 640 ? 28 : 32;
      const small = settings.filter(({ size }) => size < least - 0.1);
      return [
        ...small.map(({ size, text }) => `${size} px “${text}”`),
        ...(settings.length > 8 ? [settings.map(({ text }) => text).join(', ')] : []),
      ];
    },
  },
  {
    promise: 'no page is taller than 25 screens of a phone',
    views: [phone],
    find: async (page) => {
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      return height > TALLEST ? [`${height} px`] : [];
    },
  },
  {
    promise: 'the footer is hardly more than a screen of a phone',
    views: [phone],
    find: async (page) => {
      const heights = await page
        .locator('main ~ footer')
        .evaluateAll((footers) => footers.map((footer) => (footer as HTMLElement).offsetHeight));
      return heights.length === 1 && heights.every((height) => height <= FOOTER)
        ? []
        : [`${heights.join(' and ')} px`];
    },
  },
  {
    promise: 'targets are large enough or far enough apart',
    views: [phone, laptop],
    find: (page) => page.evaluate(crowdedTargets),
  },
  {
    promise: 'words are readable on what is painted behind them',
    views: [phone, phoneByNight],
    find: (page) => page.evaluate(faintWords),
  },
  {
    promise: 'every link and control can be pressed',
    views: [phone, tablet, laptop, desktop],
    isLong: true,
    find: async (page) => {
      const { count, covered } = await page.evaluate(pressEverything);
      pressed += count;
      await page.evaluate(() => scrollTo(0, 0));
      return covered;
    },
  },
  {
    promise: 'axe finds nothing',
    views: [laptop, phoneByNight],
    isLong: true,
    find: async (page) => {
      // What comes to light as one scrolls has its colours then.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const verdict = await inspect(page, 'axe', exceptionsOf('axe'));
      await page.emulateMedia({ reducedMotion: null });
      return violations(verdict);
    },
  },
];

/** All views, those by night last: a page changes its theme once. */
const VIEWS = [...new Set(LOOKS.flatMap(({ views }) => views))].sort(
  (one, other) => Number(one.theme === 'dark') - Number(other.theme === 'dark'),
);

const looksAt = (route: string, seen: View) =>
  LOOKS.filter(({ views, isLong }) => (isLong ? viewsOf(route, views) : views).includes(seen));

/** The old address of the privacy page forwards. */
const pages = everyRoute.filter((route) => !forwards(route));
const PARTS = 8;

for (let part = 0; part < PARTS; part++) {
  test(`what every page promises holds in every window, and React takes it over without an error (${part + 1} of ${PARTS})`, async ({
    page,
  }) => {
    test.setTimeout(10 * 60_000);
    await page.addInitScript(() => localStorage.setItem('theme', 'system'));
    pressed = 0;
    const routes = shareOf(pages, part, PARTS);
    const broken = new Map(LOOKS.map(({ promise }) => [promise, [] as string[]]));
    try {
      for (const route of routes) {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
        await page.goto(route);
        await page.evaluate(() => document.fonts.ready);
        for (const seen of VIEWS) {
          const { width, height, theme } = seen;
          const looks = looksAt(route, seen);
          if (looks.length === 0) continue;
          await page.setViewportSize({ width, height });
          // Colours that are on their way from day to night are none to be measured.
          if (theme === 'dark')
            await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
          for (const { promise, find } of looks)
            for (const error of await find(page, route))
              broken.get(promise)?.push(`/${route} ${width} px, ${theme}: ${error}`);
        }
        // What differs between the page and what React compares it with is an error, which the page reports.
        await hydrateBySearch(page);
      }
      // Every page has at least its header and footer to press, at two widths or more.
      expect(pressed).toBeGreaterThan(routes.length * 100);
    } finally {
      // Told also where a page stops the walk.
      for (const [promise, errors] of broken) expect.soft(errors, promise).toEqual([]);
    }
  });
}
