import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page } from 'playwright/test';
import { parse } from 'yaml';
import { editedCopy } from './edited-copy';
import { test } from './guard';

/** A topic comes and goes in the editor, as a service, an industry, an office and a person do. */

const copy = editedCopy();

const topicsIn = (root: string) => fs.readdirSync(path.join(root, 'topics'));
const words = {
  name: 'Water',
  order: '990',
  title: 'Water: who keeps the taps running',
  description:
    'On boreholes, pumps and the people who repair them. For counties, utilities and villages.',
  lede: 'Pumps, pipes and who repairs them.',
  callToAction: 'Talk to us about water.',
};
const why = 'Who works on the same.';

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('preview', 'closed')));

const field = (page: Page, name: string) =>
  page.locator(`[data-locale=en] [data-key-path="${name}"]`);

async function write(page: Page, name: string, text: string) {
  await field(page, name).scrollIntoViewIfNeeded();
  await field(page, name).locator('input, textarea').first().fill(text);
}

/** Chooses the first option of a list that will do, and gives its label. */
async function choose(page: Page, name: string, willDo: (label: string) => boolean) {
  await field(page, name).scrollIntoViewIfNeeded();
  await field(page, name).getByRole('combobox').click();
  const options = page.getByRole('option');
  await options.first().waitFor();
  // The sign of the one that is chosen stands behind its label.
  const labels = (await options.allInnerTexts()).map((text) => text.split('\n')[0] ?? '');
  const label = labels.find(willDo) ?? '';
  await options.nth(labels.indexOf(label)).click();
  return label;
}

test('a new topic has the address one gives it, what it lacks is told, and it can go again', async ({
  page,
}) => {
  const before = topicsIn(copy.root);
  const marks = before.map((file) =>
    String(parse(fs.readFileSync(path.join(copy.root, 'topics', file), 'utf8')).mark),
  );
  const isTaken = (label: string) => marks.includes(label.toLowerCase().replaceAll(' ', '-'));
  await page.goto(`${copy.url}#/collections/topics/new`);
  for (const [name, text] of Object.entries(words)) await write(page, name, text);
  await choose(page, 'art', () => true);
  await choose(page, 'mark', isTaken);
  const chosen: string[] = [];
  for (const row of [0, 1, 2]) {
    await field(page, 'related').getByRole('button', { name: 'Add' }).click();
    await write(page, `related.${row}.why`, why);
    chosen.push(await choose(page, `related.${row}.to`, (label) => !chosen.includes(label)));
  }
  await page.getByRole('radio', { name: 'Slug' }).click();
  await page.getByRole('button', { name: 'Edit Slug' }).click();
  await page.getByPlaceholder('water').fill('wells-and-taps');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  const file = 'wells-and-taps.yaml';
  await expect.poll(() => topicsIn(copy.root)).toEqual([...before, file].sort());
  const saved = () => parse(fs.readFileSync(path.join(copy.root, 'topics', file), 'utf8'));
  expect(saved()).toMatchObject({ ...words, order: Number(words.order) });
  expect(saved().related).toHaveLength(3);
  const mistake = page
    .getByRole('alert')
    .filter({ hasText: `content/topics/${file}: mark: found` });
  await expect(mistake).toContainText('expected one that no other topic has');

  await choose(page, 'mark', (label) => !isTaken(label));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'cannot be' })).toHaveCount(0);
  expect(marks).not.toContain(saved().mark);

  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => topicsIn(copy.root)).toEqual(before);
});
