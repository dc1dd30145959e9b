import fs from 'node:fs';
import path from 'node:path';
import { expect } from 'playwright/test';
import sharp from 'sharp';
import { editedCopy } from './edited-copy';
import { test } from './guard';

/** A portrait, as somebody puts it in who has never seen the folder. */

const copy = editedCopy();
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('preview', 'closed')));

const [file = ''] = fs.readdirSync('content/people').filter((name) => name.endsWith('.yaml'));
const slug = file.replace('.yaml', '');

test('a photo is chosen, cut to its shape, said in words and taken away again', async ({
  page,
}) => {
  const taken = test.info().outputPath('taken.png');
  await sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#c96' } })
    .png()
    .toFile(taken);
  const photo = path.join(copy.root, 'people', `${slug}.jpg`);
  const fields = path.join(copy.root, 'people', file);
  const before = fs.readFileSync(fields, 'utf8');
  const open = page.getByRole('button', { name: 'Photo', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Photo' });
  const save = dialog.getByRole('button', { name: 'Save the photo' });
  const said = dialog.getByRole('alert');

  await page.goto(`${copy.url}#/collections/people/entries/${slug}`);
  await open.click();
  await save.click();
  await expect(said).toHaveText('Choose a photo first.');
  await dialog.getByLabel('Choose a photo').setInputFiles(fields);
  await expect(said).toContainText('cannot be read as a picture');
  await dialog.getByLabel('Choose a photo').setInputFiles(taken);
  // The frame made too small to look sharp.
  const corner = dialog.locator('cropper-handle[action=se-resize]');
  await corner.hover();
  const { x = 0, y = 0 } = (await corner.boundingBox()) ?? {};
  await page.mouse.down();
  await page.mouse.move(x - 240, y - 300, { steps: 5 });
  await page.mouse.up();
  await dialog.getByLabel('What it shows').fill('A wall, and nobody before it.');
  await save.click();
  await expect(said).toContainText('at least 600 are wanted');
  await dialog.getByLabel('Choose a photo').setInputFiles([]);
  await dialog.getByLabel('Choose a photo').setInputFiles(taken);
  await expect(said).toBeEmpty();
  await dialog.getByLabel('What it shows').fill('A wall');
  await save.click();
  await expect(said).toHaveText('What it shows: found "A wall", expected at least 8 characters');
  await dialog.getByLabel('What it shows').fill('A wall, and nobody before it.');
  await save.click();
  await expect.poll(() => fs.existsSync(photo)).toBe(true);
  const { width = 0, height = 0 } = await sharp(photo).metadata();
  expect(width).toBe(1200);
  expect(width / height).toBeCloseTo(4 / 5, 2);

  // The form has the words too, and its own save keeps them.
  const words = () => fs.readFileSync(fields, 'utf8');
  const name = page.getByRole('textbox', { name: 'Name' }).first();
  await expect(dialog).toBeHidden();
  await expect(name).toHaveValue(nameIn(before));
  await name.fill('Another name');
  await open.click();
  await expect(said).toContainText('Save the entry first');
  await expect(save).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const renamed = before.replace(/^name: .*$/m, 'name: Another name');
  await expect.poll(words).toBe(`${renamed}photoAlt: A wall, and nobody before it.\n`);
  await open.click();
  await expect(dialog.getByRole('img', { name: 'A wall, and nobody before it.' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Take the photo away' }).click();
  await expect.poll(() => fs.existsSync(photo)).toBe(false);
  await expect.poll(words).toBe(renamed);
});

const nameIn = (text: string) => /^name: (.*)$/m.exec(text)?.[1] ?? '';
