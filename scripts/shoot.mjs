/**
 * `npm run shoot`: pictures of pages, for looking at one's work or at a reviewer's desk.
 *   (none)                       every page of the export in out/, at three widths in both themes
 *   /about /services/policy      only these, of the export
 *   --base http://localhost:3000 of a server that runs already, such as `npm run dev`
 *   --width 360,1280 --theme light
 *   --readme                     the two pictures of the README instead
 * Writes PNG files to screenshots/, prints their names, and tells which page scrolls sideways.
 */
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { basePath } from '../base-path.mjs';
import { commandOptions } from './lib/command-options.mjs';
import { findBrowser, launchFlags } from './lib/find-browser.mjs';
import { everyPage } from './lib/routes.mjs';
import { projectRoot } from './lib/run.mjs';
import { serve } from './lib/serve.mjs';

const { values, positionals } = commandOptions({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '360,768,1280' },
    theme: { type: 'string', default: 'light,dark' },
    base: { type: 'string' },
    readme: { type: 'boolean' },
    /** Only the first screen instead of the whole page. */
    screen: { type: 'boolean' },
    /** CSS selector to shoot alone. */
    only: { type: 'string' },
    /** CSS selector to press first. */
    press: { type: 'string' },
    noscript: { type: 'boolean' },
    /** Leaves the header, footer and banner out of the picture. */
    bare: { type: 'boolean' },
  },
});

const out = path.join(projectRoot, 'out');
const target = path.join(projectRoot, 'screenshots');
if (!values.base && !fs.existsSync(path.join(out, 'index.html'))) {
  console.error('There is no out/index.html. Run `npm run build` first.');
  process.exit(1);
}
const server = values.base ? undefined : await serve({ root: out, basePath });
const base = (values.base ?? server?.url ?? '').replace(/\/$/, '');
const browser = await chromium.launch({ executablePath: findBrowser(), args: launchFlags });
try {
  if (values.readme) {
    await docsPicture('home.png', { width: 1280, height: 800, theme: 'light' });
    await docsPicture('home-phone-dark.png', { width: 390, height: 844, theme: 'dark', scale: 2 });
  } else {
    const routes = positionals.length > 0 ? positionals : pagesOfSite();
    fs.mkdirSync(target, { recursive: true });
    for (const theme of values.theme.split(','))
      for (const width of values.width.split(',').map(Number)) await shoot(routes, width, theme);
  }
} finally {
  await browser.close();
  await server?.close();
}

function pagesOfSite() {
  return everyPage(out).map((route) => `/${route}`.replace(`${basePath}/`, '/'));
}

async function shoot(routes, width, theme) {
  const page = await openPage({ width, theme });
  const hidden = values.bare ? '[data-site-header],footer,nextjs-portal' : 'nextjs-portal';
  for (const route of routes) {
    await visit(page, base + route);
    await page.addStyleTag({ content: `${hidden}{display:none!important}` });
    if (values.press) await page.locator(values.press).first().click();
    await page.waitForTimeout(300);
    const name = route.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home';
    const file = path.join(target, `${name}-${width}-${theme}.png`);
    if (values.only) await page.locator(values.only).first().screenshot({ path: file });
    else await page.screenshot({ path: file, fullPage: !values.screen });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    console.log(file + (wide > 0 ? `  SCROLLS SIDEWAYS by ${wide}px` : ''));
  }
  await page.context().close();
}

async function docsPicture(name, view) {
  const page = await openPage(view);
  await visit(page, `${base}/`);
  const file = path.join(projectRoot, 'docs', name);
  await sharp(await page.screenshot())
    .png({ palette: true, colours: 128, dither: 0, effort: 7, compressionLevel: 9 })
    .toFile(file);
  await page.context().close();
  console.log(`docs/${name}  ${fs.statSync(file).size} bytes`);
}

/** A page as a visitor has it who has already chosen: theme set, banner answered, nothing moving. */
async function openPage({ width, height = width < 700 ? 800 : 900, theme, scale = 1 }) {
  const context = await browser.newContext({
    // Pictures are taken with styles of our own, which the site's policy rightly refuses.
    bypassCSP: true,
    viewport: { width, height },
    deviceScaleFactor: scale,
    javaScriptEnabled: !values.noscript,
    reducedMotion: 'reduce',
  });
  await context.addInitScript((choice) => {
    localStorage.setItem('theme', choice);
    localStorage.setItem('cookie-consent', 'declined');
  }, theme);
  return context.newPage();
}

/** Goes to an address and waits until it looks finished. */
async function visit(page, address) {
  await page.goto(address, { waitUntil: 'load', timeout: 90_000 });
  // The development server may reload a page while it compiles.
  await page.evaluate(() => document.fonts.ready).catch(() => page.waitForLoadState('load'));
  // A picture of a whole page shows what a visitor sees who has scrolled through it (lib/browser/boot/lazy-pictures).
  for (const picture of await page.locator('[data-lazy]:visible').all())
    await picture.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(500);
}
