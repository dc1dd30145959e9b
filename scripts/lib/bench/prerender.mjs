import { serve } from '../serve.mjs';
import { median } from './paint.mjs';

/**
 * From the press on a link that the pointer has rested on, so that the browser has rendered its page
 * ahead, to that page's first frame.
 * @param {{ browser: import('playwright').Browser, root: string, from: string, to: string, runs: number }} input
 * @returns {Promise<{ paint: number, ahead: number, runs: number }>} median of the milliseconds, and in
 *   how many runs the page was rendered ahead
 */
export async function prerenderedClick({ browser, root, from, to, runs }) {
  const site = await serve({ root });
  const visits = [];
  for (let run = 0; run < runs; run++) visits.push(await click(browser, site.url, from, to));
  await site.close();
  const ahead = visits.filter((visit) => visit.ahead);
  return { paint: median(ahead.map(({ paint }) => paint)), ahead: ahead.length, runs };
}

async function click(browser, base, from, to) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(new URL(from, base).href, { waitUntil: 'load' });
  // Not the one in a closed menu, which nobody could rest on.
  const link = page.locator(`a[href="/${to}"]:visible`).first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  // The page behind the link is fetched and rendered while the visitor makes up their mind.
  await page.waitForTimeout(2500);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForURL(new URL(to, base).href);
  const visit = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const [{ activationStart }] = performance.getEntriesByType('navigation');
        const after = () => {
          const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
          resolve({ ahead: activationStart > 0, paint: Math.max(0, paint - activationStart) });
        };
        setTimeout(after, 300);
      }),
  );
  await context.close();
  return visit;
}
