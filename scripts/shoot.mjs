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
import { openPage, routeName, sidewaysScroll, visit } from './lib/shoot-page.mjs';

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
    const page = await openPage(browser, { width, theme, scripts: !values.noscript });
    for (const route of positionals) {
      await visit(page, values.base + route);
      if (values.bare) {
        await page.addStyleTag({
          content: '[data-site-header],footer,nextjs-portal{display:none!important}',
        });
      } else {
        await page.addStyleTag({ content: 'nextjs-portal{display:none!important}' });
      }
      if (values.press) await page.locator(values.press).first().click();
      await page.waitForTimeout(300);
      const name = `${routeName(route)}-${width}-${theme}.png`;
      const file = path.join(values.out, name);
      if (values.only) await page.locator(values.only).first().screenshot({ path: file });
      else await page.screenshot({ path: file, fullPage: !values.screen });
      const wide = await sidewaysScroll(page);
      console.log(file + (wide > 0 ? `  SCROLLS SIDEWAYS by ${wide}px` : ''));
    }
    await page.context().close();
  }
}
await browser.close();
