/**
 * `npm run shoot:editor`: the pictures of docs/editing.md, taken on the way of somebody who writes an article: new, saved,
 * with a chart, a photo and a Kiswahili summary, published, corrected and taken away. It works on a copy of the
 * content, and fails where a step of the guide does not do what the guide says.
 *   -- --only way      without the picture of the preview, which takes a minute
 *   -- --only preview  that picture alone
 */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { commandOptions } from './lib/command-options.mjs';
import { serveEditor } from './lib/editor/server.mjs';
import { findBrowser, launchFlags } from './lib/find-browser.mjs';
import { projectRoot } from './lib/run.mjs';

const { values } = commandOptions({
  options: { only: { type: 'string' } },
});
const into = path.join(projectRoot, 'docs/editing');
fs.mkdirSync(into, { recursive: true });
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'shoot-editor-'));
fs.cpSync(path.join(projectRoot, 'content'), root, { recursive: true });
const editor = await serveEditor({ root, say: console.log });
const browser = await chromium.launch({ executablePath: findBrowser(), args: launchFlags });
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
page.setDefaultTimeout(60_000);

const SLUG = 'a-bridge-is-a-timetable';
const file = path.join(root, `articles/${SLUG}.md`);
const english = page.locator('[data-locale=en]');
const swahili = page.locator('[data-locale=sw]');
const save = page.getByRole('button', { name: 'Save', exact: true });
const dialog = page.getByRole('dialog').last();
/** Four paragraphs are enough to look at, and too few for an article. */
const TEXT = [
  'On a market day the ferry at the crossing leaves when it is full. A bus that waits for it loses the afternoon, and the trader on the bus loses the price of the morning.',
  '## What the crossing costs',
  'A bridge is a timetable that nobody has to keep. Before one is built, the hours can be counted at the landing, by day and by season.',
].join('\n\n');

try {
  await page.addInitScript(() => localStorage.setItem('preview', 'closed'));
  if (values.only !== 'preview') {
    await write();
    await insertChart();
    await addPhoto();
    await translate();
    await publish();
    await correct();
    await takeAway();
  }
  if (values.only !== 'way') await shootPreview();
} catch (error) {
  await page.screenshot({ path: path.join(os.tmpdir(), 'shoot-editor-failed.png') });
  throw error;
} finally {
  await browser.close();
  await editor.close();
  fs.rmSync(root, { recursive: true });
}

/** A picture of the window, small enough for a page that loads many. */
async function shoot(name) {
  await page.waitForTimeout(500);
  const picture = await page.screenshot({ animations: 'disabled' });
  const small = await sharp(picture).webp({ quality: 72, effort: 6 }).toBuffer();
  fs.writeFileSync(path.join(into, `${name}.webp`), small);
  console.log(`docs/editing/${name}.webp  ${Math.round(small.length / 1000)} kB`);
}

async function write() {
  await page.goto(`${editor.url}#/collections/articles`);
  await page.getByText('A register is a promise').waitFor();
  await shoot('list');
  await page.getByText('New', { exact: true }).last().click();
  await fill('title', 'A bridge is a timetable');
  await fill(
    'excerpt',
    'What a ferry costs is told in hours. They can be counted at the landing before anybody draws a bridge.',
  );
  await shoot('new');
  for (const [key, choice] of [
    ['category', 'Policy'],
    ['art', 'Policy'],
    ['services', 'Policy'],
    ['industries', 'Public sector'],
  ])
    await choose(key, choice);
  await add('related');
  await choose('related.0', 'Article: A register is a promise');
  await (await field('date')).locator('input').first().fill('2026-11-20');
  await choose('author', 'Esi');
  for (const [at, sentence] of [
    'A ferry costs hours before it costs money.',
    'Hours can be counted at the landing in a week of each season.',
    'Count before the drawing: the bridge will be judged by them.',
  ].entries()) {
    await add('brief');
    await fill(`brief.${at}`, sentence);
  }
  await fill('body', TEXT);
  await saved(() => fs.existsSync(file));
  assert.match(read(), /^draft: true$/m);
  await reopen();
}

async function insertChart() {
  const bar = page.getByRole('toolbar', { name: 'Insert' });
  await clickBehindText();
  await bar.getByRole('button', { name: 'Citation' }).click();
  await dialog.getByRole('searchbox').fill('ferry');
  await dialog.getByRole('searchbox').fill('');
  await dialog.getByRole('radio').first().check();
  await shoot('citation');
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await saved(() => /\[\^/.test(read()));
  await reopen();

  await clickBehindText();
  await bar.getByRole('button', { name: 'Chart' }).click();
  await dialog.getByLabel('Title', { exact: true }).fill('Hours that a bus waits at the landing');
  await dialog.getByLabel('Unit', { exact: true }).fill('hours');
  await dialog
    .getByLabel('Alt', { exact: true })
    .fill('In the dry season a bus waits 2 hours, in the rains 5.');
  await dialog.getByRole('checkbox').first().check();
  await paste(dialog.getByLabel('Header, column 1'), 'Season\tHours\nDry\t2\nRains\t5\n');
  await dialog.evaluate((element) => element.scrollTo(0, 0));
  await shoot('chart');
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await saved(() => read().includes('```chart'));
}

async function addPhoto() {
  const taken = path.join(os.tmpdir(), 'ferry.png');
  fs.writeFileSync(taken, await landscape());
  await reopen();
  await page.getByRole('button', { name: 'Photo', exact: true }).click();
  await dialog.getByLabel('Choose a photo').setInputFiles(taken);
  await dialog.locator('cropper-selection').waitFor();
  await dialog.getByLabel('What it shows').fill('A ferry in the evening, half way over the river.');
  await shoot('photo');
  await dialog.getByRole('button', { name: 'Save the photo' }).click();
  await until(() => fs.existsSync(file.replace('.md', '.jpg')));
  fs.rmSync(taken);
}

async function translate() {
  await page.waitForTimeout(1000);
  await reopen();
  await fill('title', 'Daraja ni ratiba', swahili);
  await fill(
    'excerpt',
    'Gharama ya kivuko huhesabiwa kwa saa. Zinaweza kuhesabiwa gatini kabla mtu yeyote hajachora daraja.',
    swahili,
  );
  await english.locator('section.field').first().scrollIntoViewIfNeeded();
  await shoot('kiswahili');
  const translation = path.join(root, `sw/articles/${SLUG}.md`);
  await saved(() => fs.existsSync(translation));
  const text = fs.readFileSync(translation, 'utf8');
  assert.match(text, /^title: Daraja ni ratiba$/m);
  assert.match(text, /^from: /m);
}

async function publish() {
  await (await field('draft')).getByRole('switch').click();
  await saved(() => !/^draft: true$/m.test(read()));
  const { mistakes } = await check();
  assert.deepEqual(mistakes, []);
}

async function correct() {
  await fill('title', 'A bridge is a timetable, and an office');
  await saved(() => /^title: A bridge is a timetable, and an office$/m.test(read()));
  assert.deepEqual((await check()).mistakes, []);
  await fill('body', `${TEXT}\n\nSee [the other](/insights/a-register-is-a-promis/).`);
  await saved(() => read().includes('promis/'));
  await page.locator('#mistakes').waitFor({ timeout: 120_000 });
  await shoot('mistake');
}

/** A piece is taken from the site by its switch, and for good by Delete. */
async function takeAway() {
  await page.goto(`${editor.url}#/collections/articles`);
  await page.reload();
  const row = page.getByRole('row', { name: 'A bridge is a timetable' });
  await row.getByRole('checkbox').check();
  await page.getByText('Delete', { exact: true }).first().click();
  await page.getByRole('alertdialog').getByText('Delete', { exact: true }).last().click();
  await until(() => !fs.existsSync(file));
  assert.deepEqual((await check()).mistakes, []);
}

async function shootPreview() {
  const [name = ''] = fs.readdirSync(path.join(root, 'articles')).sort();
  await page.setViewportSize({ width: 1440, height: 800 });
  await reopen(`articles/entries/${name.replace('.md', '')}`);
  await page.getByRole('button', { name: 'Open the preview' }).click();
  const shown = page.locator('#preview iframe:not(.coming)').contentFrame();
  await shown.getByRole('heading', { level: 1 }).waitFor({ timeout: 400_000 });
  await page.waitForTimeout(3000);
  await shoot('preview');
}

/** What the check says; the page asks too, and of two the later is answered. */
async function check() {
  for (;;) {
    const answer = await page.request.get(`${editor.url}mistakes`, { timeout: 120_000 });
    const checked = await answer.json();
    if (checked) return checked;
    await page.waitForTimeout(1000);
  }
}

async function clickBehindText() {
  const text = (await field('body')).locator('textarea');
  await text.click();
  await page.keyboard.press('Control+End');
}

/** Cells of a spreadsheet. */
function paste(input, text) {
  return input.evaluate((element, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', data);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

/** A photo that is nobody's: a river under an evening sky. */
function landscape() {
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="1300">
    <rect width="1800" height="1300" fill="#f2c48d"/><circle cx="1300" cy="430" r="110" fill="#fbe7c0"/>
    <path d="M0 620 L500 470 L900 600 L1400 440 L1800 580 V700 H0Z" fill="#8a6a6c"/>
    <rect y="680" width="1800" height="620" fill="#3f6374"/>
    <path d="M620 860 H1130 L1070 960 H690Z" fill="#20303a"/><rect x="760" y="770" width="210" height="90" fill="#d8dcd6"/>
    </svg>`),
  )
    .png()
    .toBuffer();
}

function read() {
  return fs.readFileSync(file, 'utf8');
}

/** The field of a key, which the form makes once somebody has scrolled there. */
async function field(key, pane = english) {
  const found = pane.locator(`[data-key-path="${key}"]`).first();
  for (let tries = 0; tries < 60 && (await found.count()) === 0; tries += 1) {
    await pane
      .locator('section.field')
      .last()
      .evaluate((section) => section.scrollIntoView());
    await page.waitForTimeout(100);
  }
  await found.scrollIntoViewIfNeeded();
  return found;
}

async function fill(key, words, pane = english) {
  const place = await field(key, pane);
  await place.locator('input[type=text], input:not([type]), textarea').first().fill(words);
}

async function choose(key, option) {
  const place = await field(key);
  await place.getByRole('combobox').first().click();
  await page.getByRole('option', { name: option }).first().click();
}

async function add(key) {
  await (await field(key))
    .getByRole('button', { name: /^Add|add/ })
    .first()
    .click();
}

/** Presses Save and waits until the file is as it should be. */
async function saved(isThere) {
  await save.click();
  await until(isThere);
}

async function until(isThere) {
  for (let tries = 0; tries < 300 && !isThere(); tries += 1) await page.waitForTimeout(100);
  assert.ok(isThere(), 'What was saved has not come to the file.');
}

async function reopen(to = `articles/entries/${SLUG}`) {
  await page.goto(`${editor.url}#/collections/${to}`);
  await page.reload();
  await english.locator('section.field').first().waitFor();
}
