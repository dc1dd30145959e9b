import type { Page } from 'playwright/test';
import { test } from './guard';
import { builtHtml, everyRoute, shareOf } from './routes';
import { expect } from './support';

/*
 * Nothing on the site is dead: every button, summary and submit is pressed, on a fresh page, and must do
 * something a visitor can notice. The frame's controls are pressed on one page; on the others they have
 * to be the same.
 */
const CONTROLS = 'button, summary, input[type=submit], input[type=button]';
const WIDTHS = [1280, 360] as const;
const PARTS = 2;

type Control = { index: number; label: string; isSummary: boolean };

/** Controls in sight now. The index counts all of the page, so that it holds on a fresh copy. */
function visible(page: Page, where: 'main' | 'frame'): Promise<Control[]> {
  return page.locator(CONTROLS).evaluateAll(
    (all, inMain) =>
      all.flatMap((element, index) => {
        const { width, height } = element.getBoundingClientRect();
        const shown = element.checkVisibility({ visibilityProperty: true });
        if (!shown || width < 2 || height < 2) return [];
        if (Boolean(element.closest('main')) !== inMain) return [];
        const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
        return [{ index, label: label.trim(), isSummary: element.tagName === 'SUMMARY' }];
      }),
    where === 'main',
  );
}

/** From now on `window.effect` holds the first thing that happens in the page. */
function watch() {
  Reflect.deleteProperty(window, 'effect');
  const note = (what: string) => {
    Reflect.set(window, 'effect', Reflect.get(window, 'effect') ?? what);
  };
  const focused = document.activeElement;
  addEventListener('focusin', ({ target }) => target !== focused && note('focus'), true);
  for (const type of ['toggle', 'close', 'invalid', 'scroll']) {
    addEventListener(type, () => note(type), true);
  }
  new MutationObserver((records) => {
    const seen = records.find(
      ({ target, attributeName }) =>
        !document.head.contains(target) && attributeName !== 'aria-busy',
    );
    if (seen) note(`${seen.type} ${seen.attributeName ?? ''}`);
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}

/** Presses with the keyboard: a mouse would first hover, and hovering has effects of its own. */
async function press(page: Page, index: number): Promise<boolean> {
  const control = page.locator(CONTROLS).nth(index);
  await control.focus();
  await page.evaluate(watch);
  // The page is left, or something in it changes.
  const left = new Promise<boolean>((resolve) => {
    page.once('framenavigated', () => resolve(true));
  });
  const changed = page
    .waitForFunction(() => Reflect.get(window, 'effect'), null, { timeout: 2000 })
    .then(() => true)
    .catch(() => false);
  await page.keyboard.press('Enter');
  return Promise.race([left, changed]);
}

async function open(page: Page, route: string, width: number) {
  // As a visitor who comes for the first time. A press may still be leading away from the last page.
  const forget = () =>
    page.evaluate(() => {
      if (location.protocol === 'about:') return;
      localStorage.clear();
      sessionStorage.clear();
    });
  await forget().catch(async () => {
    await page.waitForLoadState();
    await forget();
  });
  await page.setViewportSize({ width, height: 900 });
  await page.goto(route);
}

// Pictures and fonts are nothing to press, and most of the time it takes to load a page.
test.beforeEach(({ page }) =>
  page.route(/\.(?:svg|png|jpe?g|webp|avif|woff2)$/, (request) => request.abort()),
);

test('every control of the frame does something, also inside what it opens', async ({ page }) => {
  test.setTimeout(90_000);
  const dead: string[] = [];
  for (const width of WIDTHS) {
    await open(page, 'about/', width);
    const first = await visible(page, 'frame');
    expect(first.length).toBeGreaterThan(5);
    for (const { index, label } of first) {
      await open(page, 'about/', width);
      if (!(await press(page, index))) dead.push(`${label} at ${width} px`);
      if (new URL(page.url()).pathname !== '/about/') continue;
      const known = new Set(first.map((control) => control.index));
      const revealed = (await visible(page, 'frame')).filter(
        ({ index: inner }) => !known.has(inner),
      );
      for (const inner of revealed) {
        await open(page, 'about/', width);
        await press(page, index);
        if (!(await press(page, inner.index)))
          dead.push(`${label} > ${inner.label} at ${width} px`);
      }
    }
  }
  expect(dead).toEqual([]);
});

/** What is written in `out/`: the part inside <main> and the rest. */
function written(route: string): { main: string; frame: string } {
  const html = builtHtml(route);
  const [, main = ''] = /<main\b(.*)<\/main>/s.exec(html) ?? [];
  return { main, frame: html.replace(main, '') };
}

/** The footer's newsletter form, which pages that end in one of their own do not repeat. */
const NEWSLETTER = /<form\b(?:(?!<\/form>).)*id="newsletter-footer".*?<\/form>/s;
const withoutNewsletter = (frame: string) => frame.replace(NEWSLETTER, '');

test('every page asks for an address once at its end', () => {
  const framed = everyRoute.filter((route) => route !== 'privacy-policy/');
  const without = framed.filter((route) => !NEWSLETTER.test(written(route).frame));
  for (const route of without) expect(written(route).main, route).toContain('id="newsletter-');
  expect(without).toContain('');
  expect(without.length).toBeLessThan(framed.length / 4);
});

test('every page has the same controls in its frame', () => {
  // A page that forwards has no frame; the one it forwards to is in the list.
  const framed = everyRoute.filter((route) => route !== 'privacy-policy/');
  const controls = (route: string) =>
    [...withoutNewsletter(written(route).frame).matchAll(/<(button|summary)\b[^>]*>.*?<\/\1>/gs)]
      .map(([control]) => control.replace(/ (?:data-active|aria-current)="[^"]*"/g, ''))
      .join('\n');
  const expected = controls('about/');
  expect(framed.filter((route) => controls(route) !== expected)).toEqual([]);
  expect(everyRoute.length).toBeGreaterThan(60);
});

/** Pages that have a control of their own, or an island that may add one. */
const withControls = everyRoute.filter((route) =>
  /<button|<summary|type="submit"|data-island/.test(written(route).main),
);

for (let part = 0; part < PARTS; part++) {
  test(`every control of every page does something (${part + 1} of ${PARTS})`, async ({ page }) => {
    test.setTimeout(120_000);
    const dead: string[] = [];
    for (const route of shareOf(withControls, part, PARTS)) {
      for (const width of WIDTHS) {
        await open(page, route, width);
        let fresh = true;
        for (const { index, label, isSummary } of await visible(page, 'main')) {
          // One disclosure has no bearing on the next.
          if (!fresh && !isSummary) await open(page, route, width);
          fresh = false;
          if (!(await press(page, index))) dead.push(`/${route} ${label} at ${width} px`);
        }
      }
    }
    expect(dead).toEqual([]);
  });
}
