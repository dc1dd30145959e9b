/**
 * Screenshots of pages, for looking at one's work:
 *   npm run shoot -- /services/policy /about --width 360,1280 --theme light,dark --base http://localhost:3000
 * Writes PNG files to screenshots/ and prints their names.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { findBrowser, launchFlags } from './lib/find-browser.mjs';
import { projectRoot } from './lib/run.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '360,768,1280,1680' },
    theme: { type: 'string', default: 'light' },
    base: { type: 'string', default: 'http://localhost:3000' },
    out: { type: 'string', default: path.join(projectRoot, 'screenshots') },
    /** Only the first screen instead of the whole page. */
    screen: { type: 'boolean', default: false },
    /** CSS selector to shoot alone. */
    only: { type: 'string' },
    /** CSS selector to press first. */
    press: { type: 'string' },
    noscript: { type: 'boolean', default: false },
    /** Leaves the header, footer and banner out of the picture. */
    bare: { type: 'boolean', default: false },
  },
});

fs.mkdirSync(values.out, { recursive: true });
const browser = await chromium.launch({ executablePath: findBrowser(), args: launchFlags });
for (const theme of values.theme.split(',')) {
  for (const width of values.width.split(',').map(Number)) {
    const context = await browser.newContext({
      viewport: { width, height: width < 700 ? 800 : 900 },
      javaScriptEnabled: !values.noscript,
      reducedMotion: 'reduce',
    });
    await context.addInitScript((choice) => {
      localStorage.setItem('theme', choice);
      localStorage.setItem('cookie-consent', 'declined');
    }, theme);
    const page = await context.newPage();
    for (const route of positionals) {
      await page.goto(values.base + route, { waitUntil: 'load', timeout: 90_000 });
      // The development server may reload a page while it compiles.
      await page.evaluate(() => document.fonts.ready).catch(() => page.waitForLoadState('load'));
      await page.waitForTimeout(500);
      if (values.bare) {
        await page.addStyleTag({
          content: '[data-site-header],footer,nextjs-portal{display:none!important}',
        });
      } else {
        await page.addStyleTag({ content: 'nextjs-portal{display:none!important}' });
      }
      if (values.press) await page.locator(values.press).first().click();
      await page.waitForTimeout(300);
      const name = `${route.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home'}-${width}-${theme}.png`;
      const file = path.join(values.out, name);
      if (values.only) await page.locator(values.only).first().screenshot({ path: file });
      else await page.screenshot({ path: file, fullPage: !values.screen });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      console.log(file + (wide > 0 ? `  SCROLLS SIDEWAYS by ${wide}px` : ''));
    }
    await context.close();
  }
}
await browser.close();
