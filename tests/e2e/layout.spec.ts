import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { projectRoot } from '../../scripts/lib/run.mjs';
import { pieceOf, practiceRoute, routeOf, specimenRoute } from './content';
import { serveOnFreePort } from './free-port';
import { builtHtml, firstRoutes } from './routes';
import { expect, test } from './support';
import { overlaidText } from './text-boxes';

/** A row of a table in a text. */
const TABLE = /^\|.+\|$/m;
/** One that stays a table on a phone. */
const WIDE_TABLE = /<table(?=[^>]* data-wide)(?![^>]* data-stacks)/;

test('on a phone what a questionnaire asks has the width, and nothing of a row lies on another part of it', async ({
  page,
}) => {
  await page.goto(specimenRoute('questionnaire'));
  for (const width of [320, 360, 480]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(overlaidText), `${width} px`).toEqual([]);
    const shares = await page
      .locator('main table')
      .first()
      .locator('tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) => {
          const [number, question] = [...row.children].map((cell) => {
            const { paddingLeft } = getComputedStyle(cell);
            return cell.clientWidth - Number.parseFloat(paddingLeft);
          });
          return (question ?? 0) / ((number ?? 0) + (question ?? 0));
        }),
      );
    expect(Math.min(...shares), `${width} px`).toBeGreaterThan(0.75);
  }
});

test('the bars of two calendars lie on the months they name, before any scroll and on paper', async ({
  page,
}) => {
  await page.goto(routeOf('case-study', /kind: wall/));
  for (const [width, media] of [
    [360, 'screen'],
    [1280, 'screen'],
    [1280, 'print'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ media });
    const { scales, bars } = await page.evaluate(() => {
      const scales = [...document.querySelectorAll('main ol')].filter(
        ({ children }) =>
          children.length === 12 && [...children].every((one) => one.textContent?.length === 1),
      );
      const ends = [...(scales[0]?.children ?? [])].map((one) => one.getBoundingClientRect());
      const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
      const bars = [...document.querySelectorAll('main svg rect')].flatMap((bar) => {
        const named = [...(bar.closest('div')?.parentElement?.querySelectorAll('p span') ?? [])]
          .map((one) => one.textContent ?? '')
          .find((words) => /^[A-Z][a-z]{2}(–[A-Z][a-z]{2})?$/.test(words));
        if (!named) return [];
        const { left, right } = bar.getBoundingClientRect();
        const at = (x: number) => months[ends.findIndex((end) => x >= end.left && x < end.right)];
        return [{ named, lies: [...new Set([at(left + 1), at(right - 1)])].join('–') }];
      });
      return { scales: scales.length, bars };
    });
    // One scale, below either group.
    expect(scales).toBe(2);
    expect(bars.length).toBeGreaterThan(2);
    for (const { named, lies } of bars) expect(lies, `${media}, ${width} px`).toBe(named);
  }
});

test('four kinds of page fit a wide and a narrow window', { tag: '@engines' }, async ({ page }) => {
  for (const route of ['', 'services/agriculture/', 'insights/financial-inclusion/', 'contact/']) {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(route);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, `/${route} at ${width} px`).toBe(0);
    }
  }
});

/** Runs in the page: adds up how far things move while nobody has touched anything. */
function countShifts() {
  Object.assign(window, { shift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      Object.assign(window, { shift: Reflect.get(window, 'shift') + entry.value });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const shift = (page: Page) => page.evaluate(() => Reflect.get(window, 'shift'));

/** The export over a line on which a page arrives in pieces and its styles before its end. */
function inPieces() {
  return serveOnFreePort(async (request, response) => {
    const address = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = path.join(projectRoot, 'out', address.replace(/\/$/, '/index.html'));
    if (!fs.existsSync(file)) return response.writeHead(404).end();
    const types: Record<string, string> = { '.html': 'text/html', '.css': 'text/css' };
    const type = types[path.extname(file)] ?? (file.endsWith('.svg') ? 'image/svg+xml' : undefined);
    if (type) response.setHeader('Content-Type', type);
    const bytes = fs.readFileSync(file);
    if (type !== 'text/html') return response.end(bytes);
    for (let from = 0; from < bytes.length; from += 3000) {
      response.write(bytes.subarray(from, from + 3000));
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    response.end();
  });
}

test('nothing moves while a page arrives', async ({ page }) => {
  const server = await inPieces();
  await page.addInitScript(countShifts);
  const wide = ['', 'careers/', 'services/policy/', 'insights/financial-inclusion/'];
  const report = routeOf('report');
  // On a phone a line of the fallback face may break elsewhere.
  for (const { width, most, routes } of [
    { width: 360, most: 0.02, routes: ['', practiceRoute('services', 'handover'), report] },
    { width: 1280, most: 0.005, routes: [...wide, report] },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    for (const route of routes) {
      await page.goto(`${server.url}${route}`);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(300);
      expect(await shift(page), `${route} at ${width} px`).toBeLessThan(most);
    }
  }
  server.close();
});

test('nothing moves when the fonts arrive', async ({ page }) => {
  for (const route of ['', 'services/agriculture/', 'insights/financial-inclusion/', 'careers/']) {
    await page.addInitScript(countShifts);
    await page.route('**/*.woff2', async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await request.continue();
    });
    await page.goto(route);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(300);
    expect(await shift(page), route).toBeLessThan(0.02);
    await page.unrouteAll();
  }
});

test('columns of a chart are of one width', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(routeOf('report', /type: columns[\s\S]+type: columns/));
  const charts = await page
    .locator('figure [role=img]:has(> * > * > svg)')
    .evaluateAll((all) =>
      all.map((one) =>
        [...one.querySelectorAll(':scope > * > * > svg')].map(
          (svg) => svg.getBoundingClientRect().width,
        ),
      ),
    );
  expect(charts.length).toBeGreaterThan(1);
  for (const widths of charts) expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1);
});

/** Pixels from the feet of a headline's last line down to the end of the field that it stands in. */
function feetAboveLine() {
  const headline = document.querySelector('h1') as HTMLElement;
  const foot = document.createElement('span');
  foot.style.display = 'inline-block';
  (headline.lastElementChild ?? headline).append(foot);
  const { bottom } = foot.getBoundingClientRect();
  let field: HTMLElement | null = headline;
  while (field && getComputedStyle(field).backgroundColor === 'rgba(0, 0, 0, 0)')
    field = field.parentElement;
  const { bottom: end } = (field as HTMLElement).getBoundingClientRect();
  return end - Number.parseFloat(getComputedStyle(field as HTMLElement).borderBottomWidth) - bottom;
}

test('a headline that stands on the horizon has its feet on it, and not below', async ({
  page,
}) => {
  const standing = firstRoutes.filter((route) =>
    /<h1 class="[^"]*\bstands\b/.test(builtHtml(route)),
  );
  expect(standing.length).toBeGreaterThan(3);
  for (const width of [1024, 1280, 1680]) {
    await page.setViewportSize({ width, height: 800 });
    for (const route of standing) {
      await page.goto(route);
      const above = await page.evaluate(feetAboveLine);
      expect(above, `/${route} ${width} px`).toBeGreaterThanOrEqual(-2);
      expect(above, `/${route} ${width} px`).toBeLessThan(4);
    }
  }
});

test('the word that spans the careers page is in one piece at every width', async ({ page }) => {
  await page.goto('careers/');
  await page.evaluate(() => document.fonts.ready);
  for (const width of [320, 360, 768, 1280, 1680, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await page.evaluate(() => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector('h1 > span')?.firstChild as Text);
      return range.getClientRects().length;
    });
    expect(lines, `${width} px`).toBe(1);
  }
});

test('titles of neighbouring cards start on one line', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('insights/');
  const tops = await page
    .locator('[data-slot="third"] h2:visible')
    .evaluateAll((titles) => titles.map((title) => Math.round(title.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
});

test('the contents of an article stay beside its text, and its remark beside or after its sentence', async ({
  page,
}) => {
  const { route, aside } = pieceOf(
    'article',
    /^aside:/m,
    /^brief:/m,
    /^## [\s\S]+^## [\s\S]+^## [\s\S]+^## /m,
  );
  for (const width of [360, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(route);
    const main = page.getByRole('main');
    const remark = await main.getByRole('note').boundingBox();
    const brief = await main.getByRole('region', { name: 'In brief' }).boundingBox();
    const text = await main
      .getByText(aside?.beside ?? '')
      .first()
      .boundingBox();
    if (!remark || !brief || !text) throw new Error(`a part is missing at ${width} px`);
    if (width < 1280) expect(remark.y).toBeGreaterThan(brief.y + brief.height);
    expect(remark.y + remark.height, `${width} px`).toBeGreaterThan(text.y);
    const contents = main.getByRole('navigation', { name: 'On this page' });
    if (width < 1024) {
      // Folded away until they are asked for.
      await expect(contents.getByRole('link').first()).toBeHidden();
      continue;
    }
    // A heading well down the text, whatever it is called.
    const heading = (await contents.getByRole('link').nth(3).getAttribute('href')) as string;
    await main.locator(heading).scrollIntoViewIfNeeded();
    await expect(contents).toBeInViewport({ ratio: 1 });
  }
});

test('a table of an article uses the margin, where there is one, and no more', async ({ page }) => {
  for (const [width, wider] of [
    [360, false],
    [1280, true],
    [2560, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(routeOf('article', TABLE));
    const frame = page.locator('[data-table]').first();
    const table = await frame.boundingBox();
    const text = await frame.locator('xpath=preceding::p[1]').boundingBox();
    if (!table || !text) throw new Error(`a part is missing at ${width} px`);
    expect(table.width > text.width + 100, `${width} px`).toBe(wider);
    expect(table.x + table.width).toBeLessThanOrEqual(width);
  }
});

test('on a phone a table that is compared is whole: each row in sight, every cell of it below its name or beside the others', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const compared = firstRoutes.find((route) => builtHtml(route).includes(' data-below'));
  await page.goto(compared ?? '');
  const frame = page.locator('[data-table]:has([data-below])').first();
  await frame.scrollIntoViewIfNeeded();
  expect(await frame.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  // Columns are there to be compared: a cell begins where that of the row above does.
  const edges = await frame
    .getByRole('row')
    .evaluateAll((rows) =>
      rows
        .slice(1)
        .map((row) =>
          [...row.children]
            .slice(0, 3)
            .map((cell) => Math.round(cell.getBoundingClientRect().left)),
        ),
    );
  expect(new Set(edges.map(String)).size).toBe(1);
  expect(new Set(edges[0]).size).toBe(3);
});

test('a table that no phone holds moves in its frame, by key too, and the names of its rows stay', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const wide = firstRoutes.find((route) => WIDE_TABLE.test(builtHtml(route)));
  await page.goto(wide ?? '');
  const frame = page.locator('[data-table]:has([data-wide]:not([data-stacks]))').first();
  await frame.evaluate((one) => one.closest('details')?.setAttribute('open', ''));
  await frame.scrollIntoViewIfNeeded();
  // Its last words in sight fade.
  expect(await frame.evaluate((one) => getComputedStyle(one).maskImage)).not.toBe('none');
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await frame.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
  const name = await frame.getByRole('rowheader').first().boundingBox();
  const last = await frame.getByRole('row').nth(1).getByRole('cell').last().boundingBox();
  expect(name?.x).toBeGreaterThanOrEqual(0);
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(361);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
