import fs from 'node:fs';
import type { Page } from 'playwright/test';
import { readPdfs, squeeze } from '../support/read-pdf';
import { families } from './routes';
import { expect, test } from './support';

/* On paper a page is what it says, without the frame of the site, on sheets that are worth their paper. */

/** The words of each sheet of a page that is printed on A4. */
async function sheets(page: Page, route: string): Promise<string[]> {
  await page.goto(route);
  const file = test.info().outputPath(`${route.replaceAll('/', '-') || 'home'}.pdf`);
  fs.writeFileSync(file, await page.pdf({ format: 'A4' }));
  const [pdf] = readPdfs([file]);
  return (pdf?.pages ?? []).map(({ text }) => squeeze(text));
}

test('no sheet of any kind of page is blank or holds one line', async ({ page }) => {
  test.setTimeout(120_000);
  const events = ['reading-a-county-budget', 'food-systems-after-the-subsidy'];
  const poor: string[] = [];
  for (const route of [...families, 'services/agriculture/', ...events.map(eventPath)]) {
    const words = await sheets(page, route);
    expect(words.length).toBeGreaterThan(0);
    words.forEach((text, index) => {
      if (text.length < 60) poor.push(`/${route} sheet ${index + 1}: “${text}”`);
    });
  }
  expect(poor).toEqual([]);
});

const eventPath = (slug: string) => `insights/events/${slug}/`;

test('a piece is printed with where it stands and what it rests on, and without the frame', async ({
  page,
}) => {
  const route = 'insights/financial-inclusion/';
  const text = (await sheets(page, route)).join(' ');
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
  const words = await sheets(page, 'contact/');
  const labels = await page
    .locator('#inquiry label')
    .evaluateAll((all) => all.map((label) => label.textContent?.replace(/\W.*/s, '') ?? ''));
  const last = squeeze(await page.locator('#inquiry label').last().innerText()).slice(0, 20);
  const sheet = words.find((text) => text.includes(last)) ?? '';
  expect(labels.length).toBeGreaterThan(5);
  for (const label of labels) expect(sheet).toContain(label);
});
