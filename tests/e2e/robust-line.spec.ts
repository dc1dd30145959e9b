/** A line that is slow, dear or down. */
import { expect } from 'playwright/test';
import { test } from './guard';
import { expectNavigation, expectReadable, readAll, shares, watch } from './robust';

for (const { part, pages } of shares) {
  test(`under Save-Data every page is read${part}`, async ({ page }) => {
    await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: { saveData: true, effectiveType: '2g' },
      });
    });
    await readAll(page, pages);
    await expectNavigation(page);
  });

  test(`at 20 kbit/s a page is read, typed into and left again${part}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(900_000);
    const watched = watch(page);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 600,
      downloadThroughput: 2500,
      uploadThroughput: 2500,
    });
    for (const route of process.env.ROBUST_LONG ? pages : ['contact/']) {
      const start = Date.now();
      await page.goto(route, { waitUntil: 'commit', timeout: 60_000 });
      await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 60_000 });
      const seconds = (Date.now() - start) / 1000;
      test
        .info()
        .annotations.push({ type: 'seconds to the heading', description: `/${route} ${seconds}` });
      expect.soft(seconds, `heading of /${route}`).toBeLessThan(30);
      if (route !== 'contact/') continue;
      const field = page.locator('main form input').first();
      await field.fill('Wanjirũ');
      await page.waitForTimeout(2000);
      await expect(field).toHaveValue('Wanjirũ');
    }
    expect(watched).toEqual({ errors: [], dialogs: [] });
  });

  test(`offline after one visit every page that was read is read again${part}`, async ({
    page,
    context,
  }) => {
    await page.goto('');
    await page.getByRole('button', { name: 'Agree' }).click();
    const keptPages = () =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name.endsWith(' pages'));
        const lists = await Promise.all(
          names.map(async (name) => (await caches.open(name)).keys()),
        );
        return lists.flat().map(({ url }) => new URL(url).pathname);
      });
    // The device keeps forty pages.
    const routes = pages.filter((route) => !/^(?:404|offline)/.test(route)).slice(0, 35);
    for (const route of routes) {
      await page.goto(route);
      await expect.poll(keptPages).toContain(`/${route.replace(/\?.*/, '')}`);
    }
    await context.setOffline(true);
    const watched = watch(page);
    for (const route of routes) {
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      await expect.soft(page, route).not.toHaveTitle(/Offline/);
      await expectReadable(page, route);
    }
    expect(watched.dialogs).toEqual([]);
    expect(watched.errors).toEqual([]);
  });
}
