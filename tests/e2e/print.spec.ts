import fs from 'node:fs';
import type { Page } from 'playwright/test';
import { type Office, offices } from '../../lib/content/types/office';
import { languages } from '../../lib/export/languages.mjs';
import { contrast } from '../../scripts/lib/setup/contrast.mjs';
import { readPdf, readPdfs, squeeze } from '../support/read-pdf';
import { eventsAt, practiceRoute, routeOf } from './content';
import { expectPanel, fillIn, inquiry, openForm } from './filling';
import { inksIn } from './inks';
import { catchMails } from './mails';
import { shareOf, templates } from './routes';
import { expect, test } from './support';

/* On paper a page is what it says, without the frame of the site, on sheets that are worth their paper. */

const events = eventsAt(new Date().toISOString()).all;
const printed = [
  ...templates,
  'services/agriculture/',
  practiceRoute('services', 'channel-grid'),
  'industries/agriculture/',
  practiceRoute('industries', 'streams'),
  'insights/policy-briefs/',
  'insights/reports/',
  'team/leadership/',
  'working-with-us/',
  'working-with-us/capability-statement/',
  'working-with-us/methods/',
  'working-with-us/specimens/',
  ...events.map(({ slug }) => `insights/events/${slug}/`),
  // Longer words, in which a sheet is full sooner.
  ...['insights/events/', 'services/', 'working-with-us/', 'working-with-us/specimens/'].flatMap(
    (path) => languages.flatMap(({ prefix }) => (prefix ? `${prefix}/${path}`.slice(1) : [])),
  ),
];
const PARTS = 3;
/** Any but the first, which is chosen where nobody chooses. */
const office = offices().at(-1) as Office;

/** The margins above and below, as shares of the height of a sheet (app/styles/base.css, @page). */
const MARGIN = 20 / 297;

type Printed = {
  route: string;
  /** What begins something, and is not to be the last line of a sheet: headings, heads of tables, groups in them. */
  beginnings: string[];
  sheets: { text: string; last: string; reach: number }[];
};

/** Without white space, which cells of a table have between them on paper alone. */
const tight = (text: string) => text.replace(/\s/g, '');

/** Some pages, printed on A4. */
async function print(page: Page, routes: readonly string[]): Promise<Printed[]> {
  const files: { route: string; file: string; beginnings: string[] }[] = [];
  for (const route of routes) {
    await page.goto(route);
    const file = test.info().outputPath(`${route.replaceAll('/', '-') || 'home'}.pdf`);
    fs.writeFileSync(file, await page.pdf({ format: 'A4' }));
    // An entry of a list is in one piece, and may be a heading alone.
    const beginnings = await page
      .locator('main :is(h1, h2, h3, h4):not(li *), thead tr, th[scope=rowgroup]')
      .evaluateAll((all) => all.map(({ textContent }) => textContent ?? ''));
    files.push({ route, file, beginnings: beginnings.map(tight) });
  }
  return readPdfs(files.map(({ file }) => file)).map(({ pages }, index) => ({
    route: files[index]?.route ?? '',
    beginnings: files[index]?.beginnings ?? [],
    sheets: pages.map(({ text, last, reach }) => ({
      text: squeeze(text),
      last,
      reach: (reach - MARGIN) / (1 - 2 * MARGIN),
    })),
  }));
}

/** The words of each sheet of some pages. */
const sheets = async (page: Page, routes: readonly string[]): Promise<string[][]> =>
  (await print(page, routes)).map((one) => one.sheets.map(({ text }) => text));

for (let part = 0; part < PARTS; part++)
  test(`every sheet of any kind of page is worth its paper (${part + 1} of ${PARTS})`, async ({
    page,
  }) => {
    const routes = shareOf(printed, part, PARTS);
    const pages = await print(page, routes);
    expect(pages).toHaveLength(routes.length);
    const poor = pages.flatMap(({ route, beginnings, sheets: all }) =>
      all.flatMap(({ text, last, reach }, index) => {
        const sheet = `/${route} sheet ${index + 1} of ${all.length}`;
        if (text.length < 60) return [`${sheet} is all but blank: “${text}”`];
        if (index === all.length - 1) return [];
        if (reach < 1 / 3) return [`${sheet} is filled to ${Math.round(reach * 100)} %`];
        return beginnings.includes(tight(last)) ? [`${sheet} ends in “${last}”`] : [];
      }),
    );
    expect(poor).toEqual([]);
  });

test('no word is printed too pale for white paper', async ({ page }) => {
  const pale: string[] = [];
  for (const route of printed) {
    await page.goto(route);
    await page.emulateMedia({ media: 'print' });
    for (const { text, ink, ground } of await inksIn(page, 'main', true)) {
      if (contrast(ink, ground) < 4.5) pale.push(`/${route} ${text}: ${ink}`);
    }
    await page.emulateMedia({ media: null });
  }
  expect(pale).toEqual([]);
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
  for (const address of addresses) expect(tight(text)).toContain(address);
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

test('a form for an office says so and takes no more sheets', async ({ page }) => {
  const form = await sheets(page, ['contact/']);
  // An address that differs in its end alone would be no other page.
  await page.goto('about/');
  const own = await sheets(page, [`contact/#${office.id}`]);
  expect(own[0]?.join(' ')).toContain(`For the ${office.city} office`);
  expect(own[0]?.join(' ')).not.toContain('Choose another');
  expect(own[0]).toHaveLength(form[0]?.length ?? 0);
});

test('the ways to a person are printed first, and no word of them is broken', async ({ page }) => {
  const first = (await sheets(page, ['contact/']))[0]?.[0] ?? '';
  const ways = await page
    .locator('main dl')
    .first()
    .locator('div:not([data-noprint]) > dd')
    .allTextContents();
  const end = first.indexOf(squeeze(await page.locator('#enquiry').innerText()));
  expect(ways.length).toBeGreaterThan(2);
  expect(end).toBeGreaterThan(0);
  const words = first.slice(0, end).split(' ');
  for (const way of ways) expect(words).toEqual(expect.arrayContaining(squeeze(way).split(' ')));
});

const shortInquiry = {
  'First name': 'Amina',
  'Last name': 'Otieno',
  'Work email': 'amina@example.org',
};

const practice = practiceRoute('services', 'season-calendar');

for (const [path, id, answers] of [
  ['contact/', 'inquiry', inquiry],
  [practice, `inquiry-${practice.split('/')[1]}`, shortInquiry],
] as const) {
  test(`what was written with ${id} is printed to its last line once it waits to be sent`, async ({
    page,
  }) => {
    const form = await openForm(page, path, id);
    await catchMails(page);
    await fillIn(form, answers);
    const lines = Array.from({ length: 30 }, (_, index) => `Line ${index + 1} of the message.`);
    await form.locator('textarea').fill(lines.join('\n'));
    await form.getByRole('button', { name: 'Submit' }).click();
    await expectPanel(page);
    const { pages } = readPdf(await page.pdf({ format: 'A4' }));
    const text = squeeze(pages.map((sheet) => sheet.text).join(' '));
    for (const line of lines) expect(text).toContain(squeeze(line));
  });
}

test('the offices are printed on one sheet', async ({ page }) => {
  const [words = []] = await sheets(page, ['']);
  const names = await page.locator('main label[data-nth] b').allTextContents();
  const shown = await page.locator('main article[data-office] dl dt:visible').allTextContents();
  const sheet = words.find((text) => text.includes(names.at(-1) ?? '?')) ?? '';
  expect(names).not.toEqual([]);
  for (const name of [await page.locator('#offices').innerText(), ...names, ...shown])
    expect(sheet).toContain(squeeze(name));
});

test('what only a screen can do, to save an event for a calendar, is not printed', async ({
  page,
}) => {
  const last = events.at(-1);
  await page.clock.setFixedTime(Date.parse(last?.start ?? '') - 24 * 3600 * 1000);
  const text = (await sheets(page, [`insights/events/${last?.slug}/`])).flat().join(' ');
  expect(text).toContain(squeeze(last?.title ?? ''));
  expect(text).not.toContain('Add to calendar');
});
