import { expect, type Page } from 'playwright/test';
import { test, watch } from './guard';

/* Every journey relies on the guard, so it is shown here that it notices. */
for (const [name, wrong, noted] of [
  [
    'a request to another host',
    (page: Page) => page.evaluate(() => void open('http://127.0.0.1:9/pixel')),
    /^asked another host: http:\/\/127\.0\.0\.1:9\/pixel$/,
  ],
  [
    'a picture of another host that the policy stops',
    (page: Page) => page.evaluate(() => new Image().setAttribute('src', 'http://127.0.0.1:9/')),
    /^broke the content security policy: img-src refused http:\/\/127\.0\.0\.1:9/,
  ],
  [
    'a style written into the page',
    (page: Page) => page.evaluate(() => document.body.setAttribute('style', 'color: red')),
    /^broke the content security policy: style-src-attr refused inline/,
  ],
] as const) {
  test(`notices ${name}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext();
    const broken = await watch(context, new URL(baseURL ?? '').hostname);
    const page = await context.newPage();
    await page.goto(`${baseURL}about/`);
    expect(broken).toEqual([]);
    await wrong(page);
    await expect.poll(() => broken.find((entry) => noted.test(entry)) ?? broken).toMatch(noted);
    await context.close();
  });
}
