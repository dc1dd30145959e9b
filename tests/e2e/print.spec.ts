import fs from 'node:fs';
import type { Page } from 'playwright/test';
import { readPdfs, squeeze } from '../support/read-pdf';
import { eventsAt, routeOf } from './content';
import { shareOf, templates } from './routes';
import { expect, test } from './support';

/* On paper a page is what it says, without the frame of the site, on sheets that are worth their paper. */

const events = eventsAt(new Date().toISOString()).all;
const printed = [
  ...templates,
  'services/agriculture/',
  ...events.map(({ slug }) => `insights/events/${slug}/`),
];
const PARTS = 2;

/** The words of each sheet of some pages that are printed on A4. */
async function sheets(page: Page, routes: readonly string[]): Promise<string[][]> {
  const files: string[] = [];
  for (const route of routes) {
    await page.goto(route);
    const file = test.info().outputPath(`${route.replaceAll('/', '-') || 'home'}.pdf`);
    fs.writeFileSync(file, await page.pdf({ format: 'A4' }));
    files.push(file);
  }
  return readPdfs(files).map(({ pages }) => pages.map(({ text }) => squeeze(text)));
}

for (let part = 0; part < PARTS; part++)
  test(`no sheet of any kind of page is blank or holds one line (${part + 1} of ${PARTS})`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const routes = shareOf(printed, part, PARTS);
    const words = await sheets(page, routes);
    expect(words).toHaveLength(routes.length);
    const poor = words.flatMap((texts, index) =>
      texts.flatMap((text, sheet) =>
        text.length < 60 ? [`/${routes[index]} sheet ${sheet + 1}: “${text}”`] : [],
      ),
    );
    expect(poor).toEqual([]);
  });

test('a piece is printed with where it stands and what it rests on, and without the frame', async ({
  page,
}) => {
  // One that rests on more than three sources.
  const route = routeOf('article', /(?:^ {2}- id:[\s\S]*?){4}/m);
  const text = (await sheets(page, [route])).flat().join(' ');
  const { title, addresses, frame } = await page.evaluate(() => ({
    title: document.querySelector('h1')?.textContent ?? '',
    addresses: [
      ...document.querySelectorAll<HTMLAnchorElement>('main li[id^="fn-"] a[href^=http]'),
    ].map(({ href }) => href),
    frame: [...document.querySelectorAll('footer h2, [data-site-header] button')].map(
      (label) => label.textContent?.trim() ?? '',
    ),
  }));
  expect(text).toContain(title);
  expect(text).toContain(`/${route}`);
  expect(addresses.length).toBeGreaterThan(3);
  const tight = text.replace(/\s/g, '');
  for (const address of addresses) expect(tight).toContain(address);
  for (const label of frame.filter((words) => words.length > 8)) expect(text).not.toContain(label);
});

test('a form is printed on one sheet', async ({ page }) => {
  const words = (await sheets(page, ['contact/'])).flat();
  const labels = await page
    .locator('#inquiry label')
    .evaluateAll((all) => all.map((label) => label.textContent?.replace(/\W.*/s, '') ?? ''));
  const last = squeeze(await page.locator('#inquiry label').last().innerText()).slice(0, 20);
  const sheet = words.find((text) => text.includes(last)) ?? '';
  expect(labels.length).toBeGreaterThan(5);
  for (const label of labels) expect(sheet).toContain(label);
});

test('an event is printed with its calendar link once', async ({ page }) => {
  const last = events.at(-1);
  await page.clock.setFixedTime(Date.parse(last?.start ?? '') - 24 * 3600 * 1000);
  const text = (await sheets(page, [`insights/events/${last?.slug}/`])).flat().join(' ');
  expect(text.match(/Add to calendar/g)).toHaveLength(1);
});
