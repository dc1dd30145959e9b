import { serve } from '../serve.mjs';
import { bareHtml } from './bare-page.mjs';
import { slowPage } from './throttle.mjs';

/** What a visitor presses; links lead away, and count only where a script answers them. */
const CONTROLS =
  'button, summary, select, input[type=submit], input[type=radio], input[type=checkbox], a[data-defer-click], a[data-action], area';
/** What a visitor writes in. */
const FIELDS =
  'input:not([type]), input[type=text], input[type=search], input[type=email], textarea';
/** Milliseconds after which what a press began has been fetched, run and painted. */
const SETTLED = 1500;

/**
 * How long each control keeps its visitor waiting: from a press, or a key, until the next paint, as Event
 * Timing tells it (https://www.w3.org/TR/event-timing/; steps of 8 ms, nothing below 16). Each control is
 * pressed twice on a fresh page: the first press is answered before React is there, the second after it.
 * Controls that stand on page after page are pressed on the first one that has them.
 * @param {{ browser: import('playwright').Browser, root: string, routes: readonly string[] }} input
 * @returns {Promise<{ route: string, control: string, first: number, second: number | undefined }[]>}
 *   milliseconds; 0 is less than 16; `second` is undefined where the first press led away or hid the control
 */
export async function measureInteractions({ browser, root, routes }) {
  const site = await serve({ root });
  const rows = [];
  const known = new Set();
  for (const route of routes) {
    const address = new URL(route, site.url).href;
    for (const { selector, act } of [
      { selector: CONTROLS, act: press },
      { selector: FIELDS, act: write },
    ]) {
      for (const { index, control } of await inSight(browser, address, selector)) {
        if (known.has(control)) continue;
        known.add(control);
        const times = await visit(browser, address, (page) => act(page, selector, index));
        rows.push({ route: `/${route}`, control, first: times[0] ?? 0, second: times[1] });
      }
    }
  }
  await site.close();
  return rows;
}

/**
 * The same for the least there can be, as machines differ from day to day: one button, in the words of home and nothing
 * else, that says something else when pressed.
 * @param {{ browser: import('playwright').Browser, root: string }} input
 * @returns {Promise<{ first: number, second: number }>} milliseconds, medians of five visits
 */
export async function measureBarePress({ browser, root }) {
  const site = await serve({ root });
  const html = await bareHtml(browser, site.url);
  await site.close();
  const visits = [];
  for (let time = 0; time < 5; time++) {
    const { page, close } = await slowPage(browser, { network: false });
    try {
      await page.setContent(
        html.replace('<p>', '<button onclick="this.append(1)">Press</button><p>'),
      );
      await page.evaluate(observe);
      visits.push(await press(page, 'button', 0));
    } finally {
      await close();
    }
  }
  const median = (/** @type {number} */ which) =>
    visits.map((times) => times[which] ?? 0).sort((a, b) => a - b)[2] ?? 0;
  return { first: median(0), second: median(1) };
}

async function visit(browser, address, act) {
  const { page, close } = await slowPage(browser, { network: false });
  try {
    await page.addInitScript(observe);
    await page.goto(address, { waitUntil: 'load' });
    return await act(page);
  } finally {
    await close();
  }
}

/** Controls that can be seen, each by what it is and says. */
function inSight(browser, address, selector) {
  return visit(browser, address, (page) =>
    page.locator(selector).evaluateAll((all) =>
      all.flatMap((element, index) => {
        const drawn = element.labels?.[0] ?? element;
        const { width, height } = drawn.getBoundingClientRect();
        if (!drawn.checkVisibility({ visibilityProperty: true }) || width < 2 || height < 2)
          return [];
        const words = element.getAttribute('aria-label') ?? drawn.textContent ?? '';
        const kind = element.type && element.matches('input') ? element.type : element.localName;
        return [{ index, control: `${words.replace(/\s+/g, ' ').trim().slice(0, 40)} (${kind})` }];
      }),
    ),
  );
}

/** Twice, unless the first press led away; a choice is made with the keyboard. */
async function press(page, selector, index) {
  const control = page.locator(selector).nth(index);
  const times = [];
  const from = page.url().split(/[?#]/)[0];
  for (let time = 0; time < 2; time++) {
    const isChoice = await control.evaluate((element) => element.localName === 'select');
    const target = control.locator('xpath=self::*[not(self::input)] | ancestor::label').last();
    const place = (await target.count()) > 0 ? target : control;
    try {
      // A visitor has the control before them: the work of scrolling to it is over.
      await place.evaluate((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
      });
      await page.waitForTimeout(SETTLED / 3);
      if (isChoice) await control.press('ArrowDown', { timeout: 3000 });
      else await place.tap({ timeout: 3000 });
    } catch {
      return times;
    }
    await page.waitForTimeout(SETTLED);
    if (page.url().split(/[?#]/)[0] !== from) return times;
    times.push(await longest(page));
  }
  return times;
}

/** The first letter and those after it. */
async function write(page, selector, index) {
  const field = page.locator(selector).nth(index);
  const times = [];
  await field.focus();
  await page.waitForTimeout(SETTLED);
  await longest(page);
  for (const letters of ['k', 'enya']) {
    try {
      await field.pressSequentially(letters, { delay: 60, timeout: 3000 });
    } catch {
      return times;
    }
    await page.waitForTimeout(SETTLED);
    times.push(await longest(page));
  }
  return times;
}

/** Milliseconds of the longest interaction since the last question. */
const longest = (page) =>
  page.evaluate(() => {
    const most = Math.max(0, ...window.interactionTimes);
    window.interactionTimes = [];
    return most;
  });

/** Runs in the page before anything else. */
function observe() {
  window.interactionTimes = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.interactionTimes.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}
