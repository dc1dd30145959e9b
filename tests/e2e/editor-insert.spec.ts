import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page } from 'playwright/test';
import { editedCopy } from './edited-copy';
import { test } from './guard';
import { textField } from './text-field';

/** What stands in a text beside words, put in by forms. On a copy of `content/`, never on itself. */

const copy = editedCopy();

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('preview', 'closed')));

/** The article with the first name in its folder, and a work that only another piece cites. */
const names = fs.readdirSync('content/articles').sort();
const [file = ''] = names;
const read = (name: string) => fs.readFileSync(`content/articles/${name}`, 'utf8');
const sourcesOf = (text: string) => [...text.matchAll(/^ {2}- id: (.+)$/gm)].map(([, id]) => id);
const own = sourcesOf(read(file));
const foreign = /^ {2}- id: (\S+)\n {4}publisher: (.+)\n {4}title: "?(.+?)"?\n/m;
const [, id = '', publisher = '', title = ''] =
  names
    .slice(1)
    .map((name) => foreign.exec(read(name)))
    .find((found) => found && !own.includes(found[1])) ?? [];

const saved = () => fs.readFileSync(path.join(copy.root, 'articles', file), 'utf8');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const paste = (page: Page, label: string, text: string) =>
  page.getByLabel(label, { exact: true }).evaluate((input, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', data);
    input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

test('a citation, a table and a chart are put into a text by forms', async ({ page }) => {
  await page.goto(`${copy.url}#/collections/articles/entries/${file.replace('.md', '')}`);
  const bar = page.getByRole('toolbar', { name: 'Insert' });
  const button = (name: string) => bar.getByRole('button', { name });
  const dialog = page.getByRole('dialog');
  const insert = dialog.getByRole('button', { name: 'Insert' });
  await expect(button('Citation')).toBeDisabled();

  // Behind the last word of the first paragraph.
  const text = await textField(page);
  const paragraph = (await text.inputValue()).split('\n\n')[1] ?? '';
  await text.focus();
  await text.evaluate((field: HTMLTextAreaElement, words) => {
    const end = field.value.indexOf(words) + words.length;
    field.setSelectionRange(end, end);
  }, paragraph);

  await button('Citation').click();
  await insert.click();
  await expect(dialog.getByText('expected a work of the list')).toBeVisible();
  await dialog.getByRole('searchbox').fill(`${title} ${publisher}`.replaceAll('"', ''));
  await dialog.getByRole('radio').first().check();
  await expect(
    dialog.getByRole('status').getByText('added to the sources of this piece'),
  ).toBeVisible();
  await insert.click();
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(new RegExp(`\\[\\^${id}\\]`));
  // The form has heard of it, before a key is pressed.
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();

  await button('Table').click();
  await paste(page, 'Header, column 1', 'Season\tDays\n2020/21\t108\n2021/22\t107\n');
  await insert.click();

  await button('Chart').click();
  await insert.click();
  await expect(dialog.getByLabel('Title', { exact: true })).toHaveAccessibleDescription(
    /found nothing, expected text/,
  );
  await dialog.getByLabel('Title', { exact: true }).fill('Days without a launch');
  await dialog.getByLabel('Unit', { exact: true }).fill('days');
  await dialog
    .getByLabel('Alt', { exact: true })
    .fill('The launch came 108 and then 107 days late.');
  await dialog.getByRole('checkbox').first().check();
  await paste(page, 'Header, column 1', 'Season\tDays\n2020/21\t108\n2021/22\tmany\n');
  await insert.click();
  await expect(dialog.getByText('Row 2, column 2: found "many", expected a number')).toBeVisible();
  const cell = dialog.getByLabel('Row 2, column 2');
  await expect(cell).toHaveAttribute('aria-invalid', 'true');
  await expect(cell).toHaveCSS('border-top-width', '2px');
  await cell.fill('107');
  await insert.click();
  await expect(text).toBeFocused();
  await page.keyboard.type('Words behind the chart.');

  // Twice, because the form does not know of the new source before it is opened anew.
  await save(page);
  await expect.poll(saved).toContain('Words behind the chart.');
  const isRight = () => {
    expect(saved()).toContain(`${paragraph}[^${id}]\n\n| Season  | Days |\n| ------- | ---: |\n`);
    expect(saved()).toMatch(
      /\| 2021\/22 \| {2}107 \|\n\n```chart\ntype: bars\ntitle: Days without/,
    );
    expect(saved()).toContain('rows:\n  - [2020/21, 108]\n  - [2021/22, 107]\n```\n\nWords behind');
    expect(sourcesOf(saved())).toEqual([...own, id]);
  };
  isRight();
  // The file is written a moment before the form says that it is saved; what is typed in between is another edit.
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await text.focus();
  await page.keyboard.type(' More of them.');
  await save(page);
  await expect.poll(saved).toContain('More of them.');
  isRight();

  // What stands there opens in its form, and is changed in its place.
  const markIn = (words: string) =>
    text.evaluate((field: HTMLTextAreaElement, sought) => {
      const at = field.value.indexOf(sought);
      field.focus();
      field.setSelectionRange(at, at);
    }, words);
  const change = dialog.getByRole('button', { name: 'Change' });
  await markIn('title: Days without');
  await button('Change chart').click();
  await expect(dialog.getByLabel('Row 2, column 2')).toHaveValue('107');
  await expect(dialog.getByRole('checkbox').first()).toBeChecked();
  await dialog.getByLabel('Title', { exact: true }).fill('Days of delay');
  await change.click();
  await expect(text).toBeFocused();
  await markIn('2020/21 |');
  await button('Change table').click();
  await dialog.getByLabel('Row 1, column 2').fill('109');
  await change.click();
  await save(page);
  await expect
    .poll(saved)
    .toMatch(/\| 2020\/21 \| {2}109 \|\n\| 2021\/22 \| {2}107 \|\n\n```chart\n/);
  expect(saved()).toContain('title: Days of delay\n');
  expect(saved()).not.toContain('Days without a launch');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();

  // Opened anew, the form lists the source, and the work is one of this piece.
  await page.reload();
  await (await textField(page)).focus();
  await button('Citation').click();
  await dialog.getByRole('searchbox').fill(title.replaceAll('"', ''));
  await expect(dialog.locator('label').filter({ hasText: title })).toContainText('This piece');

  // Loaders find nothing in the English; the Kiswahili has yet to follow.
  const { mistakes } = await page.request.get(`${copy.url}mistakes`).then((said) => said.json());
  expect(mistakes.filter((one: string) => !one.includes('/sw/'))).toEqual([]);
});
