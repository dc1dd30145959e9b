import http from 'node:http';
import { expect, type Page } from 'playwright/test';
import { firm } from '../../content/firm';
import { cacheNames } from '../../lib/browser/offline/names';
import { languages } from '../../lib/languages';
import { fillIn, inquiry } from './filling';
import { serveOnFreePort } from './free-port';
import { test } from './guard';
import { expectInWindow } from './in-window';
import { catchMails } from './mails';

const { pages: pagesCache } = cacheNames('/');

/** Addresses below the site that the device has kept. */
const kept = (page: Page, name = pagesCache) =>
  page.evaluate(async (cache) => {
    if (!(await caches.has(cache))) return [];
    const requests = await (await caches.open(cache)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, name);

const everything = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

async function agree(page: Page) {
  await page.goto('');
  await page.getByRole('button', { name: 'Agree' }).click();
  await expect.poll(() => kept(page)).toEqual(['/']);
}

async function visit(page: Page, path: string) {
  await page.goto(path);
  await expect.poll(() => kept(page)).toContain(`/${path}`);
}

test('before an answer, and after No thanks, nothing is kept', async ({ page }) => {
  await page.goto('');
  await page.goto('about/');
  await page.getByRole('button', { name: 'No thanks', exact: true }).click();
  await page.goto('contact/');
  await page.waitForLoadState('networkidle');
  expect(await everything(page)).toEqual({ caches: [], workers: 0 });
});

test('after Agree, visited pages read offline, with styles and pictures', async ({
  page,
  context,
}) => {
  await agree(page);
  await visit(page, 'services/policy/');
  const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  await context.setOffline(true);

  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  for (const path of ['services/policy/', '']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).not.toHaveTitle(/Offline/);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toBe(font);
    expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
  }
  expect(failed.filter((url) => /\.(?:css|woff2)$/.test(url))).toEqual([]);
});

test('offline, the form of a kept page ends in a mail in words, a text to copy and the telephone', async ({
  page,
  context,
}) => {
  await agree(page);
  await visit(page, 'contact/');
  await context.setOffline(true);
  await page.goto('contact/');
  const form = page.locator('#inquiry');
  const mails = await catchMails(page);
  await fillIn(form, inquiry);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => mails.length).toBe(1);
  expect(mails[0]?.body).toContain('Solution: Policy\r\nIndustry: Energy\r\n');
  await expectInWindow(form.getByText('One step left: press Send'));
  await expect(form.getByText(/^Nothing opened\?/)).toBeVisible();
  await expect(form.locator('pre')).toContainText('Industry: Energy');
  await expect(form.getByRole('link', { name: firm.phone })).toBeVisible();
});

test('an unvisited page shows the offline page of its own language', async ({ page, context }) => {
  await agree(page);
  await visit(page, 'about/');
  await context.setOffline(true);
  for (const { id, prefix } of languages) {
    await page.goto(`${prefix}/careers/`.slice(1));
    await expect(page.locator('html')).toHaveAttribute('lang', id);
    await expect(page.locator('[data-offline-pages]').getByRole('link')).toHaveCount(2);
  }
});

test('offline, an address without its slash and one with a query find the copy', async ({
  page,
  context,
}) => {
  await agree(page);
  await visit(page, 'about/');
  await context.setOffline(true);
  await page.goto('about');
  await expect(page).toHaveURL(/\/about\/$/);
  await expect(page).toHaveTitle(/About/);
  await page.goto('about/?utm_source=mail');
  await expect(page).toHaveTitle(/About/);
});

test('an unvisited page shows the offline page, which lists what was kept, latest first', async ({
  page,
  context,
}) => {
  await agree(page);
  await visit(page, 'about/');
  await visit(page, 'contact/');
  await context.setOffline(true);
  await page.goto('careers/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/You are\s+offline/);
  const list = page.locator('[data-offline-pages]');
  await expect(list.getByRole('heading', { name: 'Kept on this device' })).toBeVisible();
  const links = list.getByRole('link');
  await expect(links).toHaveCount(3);
  await expect(links.first()).toHaveAttribute('href', /\/contact\/$/);
  await links.nth(1).click();
  await expect(page).toHaveTitle(/About/);

  await context.setOffline(false);
  await page.goto('careers/');
  await expect(page).toHaveTitle(/Careers/i);
});

test('a page read online again is the new one', async ({ page }) => {
  await agree(page);
  await visit(page, 'about/');
  await page.evaluate(async (name) => {
    const cache = await caches.open(name);
    const old = new Response('<title>Old</title>', { headers: { 'Content-Type': 'text/html' } });
    await cache.put(new URL('/about/', location.href), old);
  }, pagesCache);
  await page.goto('about/');
  await expect(page).toHaveTitle(/About/);
});

test('a page fetched ahead is kept once it is visited, not before', async ({ page }) => {
  await agree(page);
  await visit(page, 'about/');
  const link = page.locator('main a[href="/services/"]').first();
  await link.hover();
  // Longer than a browser waits before it fetches ahead.
  await page.waitForTimeout(1000);
  expect(await kept(page)).toEqual(['/', '/about/']);
  await link.click();
  await expect(page).toHaveURL(/\/services\/$/);
  await expect.poll(() => kept(page)).toEqual(['/', '/about/', '/services/']);
});

test('what is typed into the search is not kept', async ({ page }) => {
  await agree(page);
  await page.goto('search/?q=secret');
  await expect.poll(() => kept(page)).toContain('/search/');
  const all = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => url);
  });
  expect(all.filter((url) => url.includes('secret'))).toEqual([]);
});

test('changing the answer removes the copies and the worker', async ({ page, context }) => {
  await agree(page);
  await visit(page, 'about/');
  await page.getByRole('link', { name: 'Cookie Preferences' }).click();
  await page.getByRole('button', { name: 'No thanks', exact: true }).click();
  await expect.poll(() => everything(page)).toEqual({ caches: [], workers: 0 });
  await page.goto('contact/');
  await page.waitForLoadState('networkidle');
  expect(await everything(page)).toEqual({ caches: [], workers: 0 });
  await context.setOffline(true);
  await expect(page.goto('about/')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});

test('and changing it back on the same page keeps copies again', async ({ page }) => {
  await agree(page);
  for (const name of ['No thanks', 'Agree']) {
    await page.getByRole('link', { name: 'Cookie Preferences' }).click();
    await page.getByRole('button', { name, exact: true }).click();
    await expect.poll(() => kept(page)).toEqual(name === 'Agree' ? ['/'] : []);
  }
  await visit(page, 'about/');
});

test('under Save-Data nothing is kept, agreed or not', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('');
  await page.getByRole('button', { name: 'Agree' }).click();
  await page.goto('about/');
  await page.waitForLoadState('networkidle');
  expect(await everything(page)).toEqual({ caches: [], workers: 0 });
});

test('no more than forty pages are kept, and the oldest go', async ({ page }) => {
  await agree(page);
  await page.evaluate(async (name) => {
    const cache = await caches.open(name);
    for (let n = 0; n < 45; n++) await cache.put(`/old-${n}/`, new Response('x'));
  }, pagesCache);
  await page.goto('about/');
  await expect.poll(async () => (await kept(page)).length).toBe(40);
  const left = await kept(page);
  expect(left.at(-1)).toBe('/about/');
  expect(left).not.toContain('/old-0/');
  expect(left).toContain('/old-44/');
});

/** A line to the site that can be stalled: requests are taken and never answered. */
async function stallingLine(target: string) {
  let stalled = false;
  const server = await serveOnFreePort((request, response) => {
    if (stalled) return;
    http.get(new URL(request.url ?? '/', target), { headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
  });
  return {
    ...server,
    stall: () => {
      stalled = true;
    },
  };
}

test('on a line that hangs, the copy is shown after three seconds', async ({ page, baseURL }) => {
  const line = await stallingLine(baseURL as string);
  try {
    await page.goto(line.url);
    await page.getByRole('button', { name: 'Agree' }).click();
    await expect.poll(() => kept(page)).toEqual(['/']);
    await page.goto(`${line.url}about/`);
    await expect.poll(() => kept(page)).toContain('/about/');
    line.stall();
    const start = Date.now();
    await page.goto(`${line.url}about/`);
    await expect(page).toHaveTitle(/About/);
    expect(Date.now() - start).toBeGreaterThan(2500);
  } finally {
    line.close();
  }
});
