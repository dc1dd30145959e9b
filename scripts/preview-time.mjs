/**
 * `npm run preview:time`: how long it takes from the press on Save until the preview of `npm run edit` shows
 * the new words, and where that time goes. It works on a copy of the content.
 *   -- 10                        so many saves; 5 until set
 *   -- --file articles/x.md      another file than the first article
 *   -- --field Description       another field than the title
 *   -- --language sw             the preview in another language
 *   -- --pause 0                 seconds of writing between two saves; 10 until set
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { commandOptions } from './lib/command-options.mjs';
import { serveEditor } from './lib/editor/server.mjs';
import { findBrowser, launchFlags } from './lib/find-browser.mjs';
import { projectRoot } from './lib/run.mjs';

const { values, positionals } = commandOptions({
  options: {
    file: { type: 'string' },
    field: { type: 'string', default: 'Title' },
    language: { type: 'string', default: 'en' },
    pause: { type: 'string', default: '10' },
  },
  allowPositionals: true,
});
const saves = Number(positionals[0] ?? 5);
const [article] = fs.readdirSync(path.join(projectRoot, 'content/articles')).sort();
const [folder = '', name = ''] = (values.file ?? `articles/${article}`).split('/');
/** The first page is compiled. */
const COMPILED = { timeout: 300_000 };

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'preview-time-'));
fs.cpSync(path.join(projectRoot, 'content'), root, { recursive: true });
const editor = await serveEditor({ root, say: console.log });
const browser = await chromium.launch({ executablePath: findBrowser(), args: launchFlags });
try {
  await measure();
} finally {
  await browser.close();
  await editor.close();
  fs.rmSync(root, { recursive: true });
}

async function measure() {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  let began = Date.now();
  const since = () => Date.now() - began;
  /** @type {Record<string, number>} */
  let marks = {};
  // The page that is seen fetches itself; it is loaded anew after that, which nobody waits for.
  const isPage = (/** @type {import('playwright').Request} */ request) =>
    request.resourceType() === 'fetch' && request.frame() !== page.mainFrame();
  const isFiles = (/** @type {string} */ url) => new URL(url).pathname === '/files';
  page.on('request', (request) => {
    if (isFiles(request.url()) && request.method() === 'POST') marks.sent = since();
    if (isPage(request)) marks.asked = since();
  });
  page.on('response', (response) => {
    if (isFiles(response.url())) marks.kept = since();
    if (isPage(response.request())) marks.answered = since();
  });

  await page.goto(`${editor.url}#/collections/${folder}/entries/${name.replace(/\.\w+$/, '')}`);
  const shown = page.locator('#preview iframe:not(.coming)').contentFrame();
  if (values.language !== 'en') {
    await page.getByLabel('Language of the preview').selectOption(values.language);
  }
  const heading = shown.getByRole('heading', { level: 1 });
  await heading.waitFor(COMPILED);
  console.log(`the first page: ${(since() / 1000).toFixed(1)} s`);
  const field = page.getByRole('textbox', { name: values.field }).first();
  const totals = [];
  for (let count = 1; count <= saves; count += 1) {
    const words = `Words of the save ${count}, as long as most fields want them.`;
    await field.fill(words);
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await page.waitForFunction(() => document.readyState === 'complete');
    marks = {};
    began = Date.now();
    await save.click();
    // What is said of a chosen office is hidden until it is chosen.
    await shown
      .getByText(words)
      .first()
      .waitFor({ state: 'attached', ...COMPILED });
    const total = since();
    totals.push(total);
    console.log(
      `save ${count}: ${total} ms (sent ${marks.sent}, kept ${marks.kept}, page asked ${marks.asked}, answered ${marks.answered})`,
    );
    // The check of the whole content follows a save, and is not what somebody waits for.
    await page.waitForResponse((response) => response.url().endsWith('/mistakes'), COMPILED);
    await page.waitForTimeout(Number(values.pause) * 1000);
  }
  totals.sort((one, other) => one - other);
  console.log(
    `median ${totals[Math.floor(totals.length / 2)]} ms, load ${os.loadavg()[0]?.toFixed(1)} on ${os.cpus().length} processors`,
  );
}
