import { templates } from './routes';
import { expect, test } from './support';

/** Scripts as the network has them: Next's and ours. */
const scripts = '**/_next/static/**/*.js';

test('reading costs no script, and links alone hydrate nothing', { tag: '@engines' }, async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\.(?:js|txt)(?:$|\?)/.test(new URL(request.url()).pathname)) fetched.push(request.url());
  });
  for (const route of [...templates, 'services/agriculture/', '404.html', 'offline/']) {
    // Not over whatever stands there on the next page.
    await page.mouse.move(0, 0);
    await page.goto(route);
    await page
      .getByRole('link', { name: /privacy/i })
      .last()
      .hover();
    await page.mouse.wheel(0, 2000);
    await page.waitForTimeout(300);
  }
  expect(fetched).toEqual([]);
});

test.describe('the pictures of further pieces', () => {
  const route = 'insights/financial-inclusion/';
  const pictures = (html: string) =>
    [...html.matchAll(/<use data-href="([^"#]+)/g)].map(([, file = '']) => file);

  test('are fetched when one scrolls near them', async ({ page }) => {
    const fetched = new Set<string>();
    page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
    const response = await page.goto(route, { waitUntil: 'networkidle' });
    const main = /<main.*<\/main>/s.exec((await response?.text()) ?? '')?.[0] ?? '';
    const waiting = pictures(main);
    expect(waiting.length).toBeGreaterThan(2);
    expect(waiting.filter((file) => fetched.has(file))).toEqual([]);
    await page.getByRole('heading', { name: 'Read next' }).scrollIntoViewIfNeeded();
    await expect.poll(() => waiting.filter((file) => !fetched.has(file))).toEqual([]);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('are there, each once', async ({ page }) => {
      await page.goto(route);
      const cards = page.locator('section', { hasText: 'Read next' }).locator('article');
      await expect(cards.locator('svg:visible')).toHaveCount(
        await cards.locator('noscript').count(),
      );
      await expect(cards.first().locator('svg:visible')).toHaveCount(1);
    });
  });
});

test('reaching for a form hydrates it without an error or a second download', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.push(request.url());
  });
  await page.goto('contact/');
  await page.locator('main form').hover();
  await page.locator('main [data-island][data-ready]').first().waitFor();
  expect(fetched.length).toBeGreaterThan(3);
  expect(new Set(fetched).size).toBe(fetched.length);
});

test('a press before the scripts are there is held, shown as busy, and done once', {
  tag: '@engines',
}, async ({ page }) => {
  await page.route(scripts, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('insights/');
  const chip = page.locator('main [data-island] a[data-defer-click]').nth(2);
  await chip.click();
  await chip.click();
  await expect(page.locator('main [data-island]').first()).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL(/\?topic=/);
  await expect(page.locator('main [data-island]').first()).not.toHaveAttribute('aria-busy', 'true');
  // Once: one step back leads out of the filter.
  await page.goBack();
  await expect(page).not.toHaveURL(/\?topic=/);
});

test('text typed while React is on its way stays', async ({ page }) => {
  await page.route(scripts, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.goto('contact/');
  const field = page.locator('main form input').first();
  await field.pressSequentially('Wanjirũ');
  await page.locator('main [data-island][data-ready]').first().waitFor();
  await expect(field).toHaveValue('Wanjirũ');
});

test.describe('when what comes is not what the page names', () => {
  test.use({ allowedErrors: [/integrity/] });

  test('it is fetched anew: a damaged copy does not keep the form asleep', async ({ page }) => {
    const asked = new Set<string>();
    await page.route(scripts, (route) => {
      const url = route.request().url();
      if (asked.has(url)) return route.continue();
      asked.add(url);
      return route.fulfill({ contentType: 'text/javascript', body: '/* another edition */' });
    });
    await page.goto('contact/');
    await page.locator('main form').hover();
    await page.locator('main [data-island][data-ready]').first().waitFor();
    expect(asked.size).toBeGreaterThan(3);
  });
});

test.describe('when scripts fail', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('the press does what the page does by itself, and the next touch tries again', async ({
    page,
  }) => {
    let failing = true;
    await page.route(scripts, (route) => (failing ? route.abort() : route.continue()));
    await page.goto('insights/');
    const chip = page.locator('main [data-island] a[data-defer-click]').nth(2);
    await chip.click();
    await expect(page).toHaveURL(/\/insights\/topics\//);
    failing = false;
    await page.goto('contact/');
    await page.locator('main form').hover();
    await page.locator('main [data-island][data-ready]').first().waitFor();
  });

  test('a failed download is tried again on the same page', async ({ page }) => {
    let failing = true;
    await page.route(scripts, (route) => (failing ? route.abort() : route.continue()));
    await page.goto('contact/');
    await page.locator('main form').hover();
    await page.waitForTimeout(300);
    failing = false;
    await page.locator('main form input').first().focus();
    await page.locator('main [data-island][data-ready]').first().waitFor();
  });
});

test('pages that must answer at once are hydrated by themselves', async ({ page }) => {
  await page.goto('search/?q=maize');
  await page.locator('main [data-island][data-ready]').first().waitFor();
});

test('no page breaks the policy, awake or not', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { broken: [] });
    document.addEventListener('securitypolicyviolation', (event) => {
      (Reflect.get(window, 'broken') as string[]).push(
        `${event.violatedDirective} ${event.blockedURI}`,
      );
    });
  });
  for (const route of ['', 'contact/', 'search/?q=seed', 'insights/?topic=finance', 'careers/']) {
    await page.goto(route);
    await page.locator('[data-island]').last().hover();
    await expect(page.locator('[data-island]').last()).toHaveAttribute('data-ready', '');
    expect(await page.evaluate(() => Reflect.get(window, 'broken'))).toEqual([]);
  }
});
