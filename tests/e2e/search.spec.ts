import type { Page } from 'playwright/test';
import { type Office, offices } from '../../lib/content/types/office';
import { people } from './content';
import { test as plain } from './guard';
import { expectInWindow } from './in-window';
import { expect, test } from './support';
import { sideways } from './text-boxes';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search Consulting' });
const field = (page: Page) => dialog(page).getByRole('searchbox');
const status = (page: Page) => page.locator('#main [role=status]').first();

test('slash opens the dialog; a slip of the pen, an arrow and Enter lead to the page', {
  tag: '@engines',
}, async ({ page }) => {
  await page.goto('about/');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('kapacity bilding');
  await expect(dialog(page).getByRole('status')).toHaveText(
    /^No page has “kapacity”, so this is a guess at “capacity”\. .*\d+ results spelt nearly like “kapacity bilding”$/,
  );
  await expect(dialog(page).locator('mark').first()).toHaveText('Capacity');
  await page.keyboard.press('ArrowDown');
  const first = dialog(page).locator('a[data-result]').first();
  await expect(first).toBeFocused();
  const address = (await first.getAttribute('href')) ?? 'none';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  expect(address).toContain('capacity');
});

for (const scripts of ['has', 'has not'] as const) {
  test(`where React ${scripts} come, Escape closes it with a question, and the next takes its place`, async ({
    page,
  }) => {
    if (scripts === 'has not') await page.route('**/_next/static/chunks/**', () => {});
    await page.goto('about/', { waitUntil: 'domcontentloaded' });
    for (const question of ['maize', 'seed']) {
      await page.keyboard.press('/');
      await expect(field(page)).toBeFocused();
      if (scripts === 'has') {
        await dialog(page).locator('[data-island][data-ready]').first().waitFor();
      }
      await page.keyboard.type(question);
      await expect(field(page)).toHaveValue(question);
      if (scripts === 'has not') await expect(dialog(page).getByText('Searching…')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
    }
  });
}

for (const combination of ['Control+k', 'Meta+k']) {
  test(`${combination} opens it, Escape closes it and gives the focus back`, async ({ page }) => {
    await page.goto('about/');
    await page.keyboard.press(combination);
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('seed');
    await expect(dialog(page).getByRole('status')).toContainText('results for “seed”');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  });
}

test('opened again before the browser has gone back over it, it stays open', {
  tag: '@engines',
}, async ({ page }) => {
  await page.goto('about/');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  // The key comes between the closing and the step back that the closing asked for.
  await page.evaluate(() => {
    document.querySelector('#search')?.addEventListener(
      'close',
      () => {
        dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
      },
      { once: true },
    );
  });
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBe(1);
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/about\/$/);
});

test('the key opens it again in the frame in which it closed', { tag: '@engines' }, async ({
  page,
}) => {
  await page.goto('about/');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('#search')?.close();
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: '/', bubbles: true }),
    );
  });
  await expect(field(page)).toBeFocused();
});

test('the index is fetched when the search is opened and not before', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/search-index/newest.json')) fetched.push(request.url());
  });
  await page.goto('about/', { waitUntil: 'networkidle' });
  expect(fetched).toEqual([]);
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await expect.poll(() => fetched.length).toBe(1);
});

test('a popular search is answered in place and kept for the session', async ({ page }) => {
  await page.goto('about/');
  await page.keyboard.press('/');
  await dialog(page).locator('[data-island][data-ready]').first().waitFor();
  await dialog(page).getByRole('link', { name: 'Policy Development' }).click();
  await expect(field(page)).toHaveValue('Policy Development');
  await expect(dialog(page).getByRole('status')).toContainText('results for “Policy Development”');
  await page.goto('careers/');
  await page.keyboard.press('/');
  const recent = dialog(page).getByRole('list', { name: 'Recent searches' });
  await expect(recent.getByRole('link')).toHaveText(['Policy Development']);
  await recent.getByRole('button', { name: 'Forget “Policy Development”' }).click();
  await expect(recent).toBeHidden();
  await expect(field(page)).toBeFocused();
});

test('a popular search pressed before the scripts have come leads to its results', async ({
  page,
}) => {
  await page.goto('about/');
  let come = () => {};
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/_next/static/chunks/**', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await page.keyboard.press('/');
  await dialog(page).getByRole('link', { name: 'Policy Development' }).click();
  await expect(page).toHaveURL(/\/search\/?\?q=Policy(%20|\+)Development$/);
  come();
  await expect(page.locator('main').getByRole('status')).toContainText('“Policy Development”');
  await page.goto('careers/');
  await page.keyboard.press('/');
  const recent = dialog(page).getByRole('list', { name: 'Recent searches' });
  await expect(recent.getByRole('link')).toHaveText(['Policy Development']);
});

test('submitting leads to the results page, which shows them without being touched, and Back to the page before', {
  tag: '@engines',
}, async ({ page }) => {
  await page.goto('about/');
  await page.keyboard.press('/');
  await page.keyboard.type('seed');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/\?q=seed$/);
  await expect(status(page)).toContainText('results for “seed”');
  await expect(page.locator('#main').getByRole('searchbox')).toHaveValue('seed');
  const best = page.getByRole('region', { name: 'Best matches' });
  await expect(best.getByRole('link').first()).toHaveText(/seed/i);
  await expect(best).toContainText('Seed before subsidy');
  await expect(best).toContainText(/Policy Brief, \d+ \w+ \d{4}/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about\/$/);
  await expect(dialog(page)).toBeHidden();
});

test('Enter in an empty field asks for a word, at the first press, and leads nowhere', async ({
  page,
}) => {
  const asks = 'Type a subject, a place or a person.';
  await page.goto('search/');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.press('Enter');
  await expectInWindow(status(page).getByText(asks));
  await expect(field).toBeFocused();
  await expect(page).toHaveURL(/\/search\/(?:\?q=)?$/);
  await page.goto('about/');
  await page.keyboard.press('/');
  await dialog(page).getByRole('searchbox').press('Enter');
  await expectInWindow(dialog(page).getByText(asks));
  await expect(dialog(page).getByRole('searchbox')).toBeFocused();
  await expect(page).toHaveURL(/about/);
});

test('people are found by what they know', async ({ page }) => {
  for (const { slug, name, expertise } of people().slice(0, 3)) {
    await page.goto(`search/?q=${encodeURIComponent(expertise.join(' '))}`);
    await page.locator('#main a[data-result]', { hasText: name }).first().click();
    await expect(page).toHaveURL(new RegExp(`#${slug}$`));
  }
});

test('Back returns to the search before, and from a result to its search', async ({ page }) => {
  await page.goto('search/?q=seed');
  await expect(status(page)).toContainText('“seed”');
  const box = page.locator('#main').getByRole('searchbox');
  await box.fill('policy');
  await expect(page).toHaveURL(/\?q=policy$/);
  await box.press('Enter');
  await expect(status(page)).toContainText('“policy”');
  await page.goBack();
  await expect(page).toHaveURL(/\?q=seed$/);
  await expect(box).toHaveValue('seed');
  await expect(status(page)).toContainText('“seed”');
  await page.goForward();
  await expect(box).toHaveValue('policy');
  await page.locator('#main a[data-result]').first().click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(box).toHaveValue('policy');
  await expect(status(page)).toContainText('“policy”');
});

test('markup in the query stays text', async ({ page }) => {
  const query = '<img src=x onerror=document.title=1><b>zzz</b>';
  await page.goto(`search/?q=${encodeURIComponent(query)}`);
  await expect(page.locator('#main').getByRole('searchbox')).toHaveValue(query);
  await expect(status(page)).toContainText('“zzz”');
  await expect(status(page).locator('b, img')).toHaveCount(0);
  await expect(page).toHaveTitle(/^Search/);
});

test('nothing found says so and offers ways on', async ({ page }) => {
  await page.goto('search/?q=xylophone');
  await expect(status(page)).toContainText('Nothing here by that name');
  await expect(page.getByRole('link', { name: 'All Insights' })).toBeVisible();
  await page.locator('#main').getByRole('link', { name: 'Agriculture', exact: true }).click();
  await expect(page).toHaveURL(/\?q=Agriculture$/);
  await expect(status(page)).toContainText('results for “Agriculture”');
});

plain('without the index it says so, and tries again', async ({ page }) => {
  await page.route('**/search-index/newest.json', (route) => route.abort(), { times: 1 });
  await page.goto('search/?q=seed');
  await expect(status(page)).toContainText('could not be loaded');
  await status(page).getByRole('button', { name: 'Try again' }).click();
  await expect(status(page)).toContainText('results for “seed”');
});

/** Windows in which what a press brings about has to be seen; the last is what a keyboard leaves. */
const windows = [
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
  { width: 360, height: 360 },
];

for (const viewport of windows) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('what is found, and that nothing is, is in the window', async ({ page }) => {
      await page.goto('about/');
      await page.keyboard.press('/');
      const { id, city } = offices().at(-1) as Office;
      await page.keyboard.type(`${city.toLowerCase()} office`);
      const first = dialog(page).locator('a[data-result]').first();
      await expect(first).toHaveAttribute('href', new RegExp(`contact/#${id}$`));
      await expect(first).toBeInViewport({ ratio: 1 });
      await field(page).fill('xylophone');
      await expect(dialog(page).getByText('Nothing here by that name')).toBeInViewport({
        ratio: 1,
      });
      await field(page).fill('seed');
      await field(page).press('Enter');
      await expect(status(page)).toContainText('“seed”');
      await expect(status(page)).toBeInViewport({ ratio: 1 });
    });

    test('opened again the dialog begins at its top', async ({ page }) => {
      await page.goto('about/');
      await page.keyboard.press('/');
      await page.keyboard.type('policy');
      // The list is written anew with each letter.
      await expect(dialog(page).getByRole('status')).toContainText('“policy”');
      await dialog(page).locator('a[data-result]').last().scrollIntoViewIfNeeded();
      expect(await dialog(page).evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await page.keyboard.press('/');
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toBeInViewport({ ratio: 1 });
      await expect(dialog(page).getByRole('status')).toBeInViewport({ ratio: 1 });
    });

    test('Back from a result has it in the window, without the cache of pages', async ({
      page,
    }) => {
      await page.goto('search/?q=policy');
      const followed = page.locator('#main a[data-result]').last();
      await followed.scrollIntoViewIfNeeded();
      const address = await followed.getAttribute('href');
      await followed.click();
      await expect(page).not.toHaveURL(/search/);
      await page.goBack();
      const again = page.locator(`#main a[data-result][href="${address}"]`).first();
      await expect(again).toBeFocused();
      await expect(again).toBeInViewport({ ratio: 1 });
    });

    test('Back from a result of the dialog opens it again at the result', async ({ page }) => {
      await page.goto('about/');
      await page.keyboard.press('/');
      await page.keyboard.type('policy');
      // Before that, the results are those of its first letters.
      await expect(dialog(page).getByRole('status')).toContainText('“policy”');
      const followed = dialog(page).locator('a[data-result]').last();
      await followed.scrollIntoViewIfNeeded();
      const address = await followed.getAttribute('href');
      await followed.click();
      await expect(page).not.toHaveURL(/about/);
      await page.goBack();
      await expect(page).toHaveURL(/about/);
      await expect(dialog(page)).toBeVisible();
      await expect(field(page)).toHaveValue('policy');
      const again = dialog(page).locator(`a[data-result][href="${address}"]`).first();
      await expect(again).toBeFocused();
      await expect(again).toBeInViewport({ ratio: 1 });
      // Once more closes it and stays on the page, with the focus where one would open it anew.
      await page.goBack();
      await expect(dialog(page)).toBeHidden();
      await expect(page.locator('[popovertarget=search]:focus')).toHaveCount(1);
      await expect(page).toHaveURL(/about/);
    });

    // The not-found page answers with 404, which the browser says on the console.
    plain('the hint of an empty field can be read to its end', async ({ page }) => {
      for (const address of ['search/', 'no-such-page/']) {
        await page.goto(address);
        const box = page.locator('#main').getByRole('searchbox');
        const [hint, room] = await box.evaluate((input: HTMLInputElement) => {
          const style = getComputedStyle(input, '::placeholder');
          const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
          pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
          const inner = getComputedStyle(input);
          const padding =
            Number.parseFloat(inner.paddingLeft) + Number.parseFloat(inner.paddingRight);
          return [pen.measureText(input.placeholder).width, input.clientWidth - padding];
        });
        expect(hint).toBeLessThanOrEqual(room ?? 0);
      }
    });
  });
}

for (const [how, failing] of [
  ['cannot be fetched', ['fetch', 'script']],
  // Downloads that a browser keeps no copy of are asked for once more, to be run.
  ['is fetched and cannot be run', ['script']],
] as const) {
  plain(`where its code ${how}, the dialog says so, and tries again`, async ({ page }) => {
    const chunks = '**/_next/static/chunks/**';
    await page.route(chunks, (route) =>
      failing.some((type) => type === route.request().resourceType())
        ? route.abort()
        : route.continue(),
    );
    await page.goto('about/');
    await page.keyboard.press('/');
    await page.keyboard.type('seed');
    const sentence = dialog(page).getByText('The search could not be loaded');
    await expect(sentence).toBeInViewport();
    await page.unroute(chunks);
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(dialog(page).getByRole('status')).toContainText('results for “seed”');
    await expect(sentence).toBeHidden();
  });
}

for (const width of [360, 1680]) {
  test(`results fit ${width} px, in the dialog and on the page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('search/?q=policy');
    await expect(status(page)).toContainText('results');
    expect(await page.evaluate(sideways)).toBe(0);
    await page.goto('about/');
    await page.keyboard.press('/');
    await page.keyboard.type('policy');
    await expect(dialog(page).getByRole('status')).toContainText('results');
    expect(await dialog(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  });
}

plain.describe('without scripts', () => {
  plain.use({ javaScriptEnabled: false });

  plain('both forms lead to /search, which says what to use instead', async ({ page }) => {
    await page.goto('about/');
    await page.getByRole('button', { name: 'Search', exact: true }).first().click();
    await field(page).fill('seed');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\/search\/\?q=seed$/);
    await expect(page.getByText('Searching happens in your browser')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Our Services' }).last()).toBeVisible();
    await page.locator('#main').getByRole('searchbox').fill('law');
    await page.locator('#main').getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\?q=law$/);
  });
});

plain(
  'on a phone the first result of a question stands above the banner of a first visit',
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('search/?q=jobs');
    await expect(page.locator('[data-consent-choice]').first()).toBeVisible();
    await expectInWindow(page.locator('main a[data-result]').first());
  },
);

test('on a phone the field keeps its width, and the button its place, when a question begins', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('about/');
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  const submit = dialog(page).getByRole('button', { name: 'Search', exact: true });
  await expect(field(page)).toBeFocused();
  // The dialog drops into its place.
  await dialog(page).evaluate((one) =>
    Promise.all(one.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const before = [await field(page).boundingBox(), await submit.boundingBox()];
  await page.keyboard.type('e');
  expect([await field(page).boundingBox(), await submit.boundingBox()]).toEqual(before);
});

for (const [width, height] of [
  [360, 640],
  [320, 256],
] as const) {
  plain(
    `at ${width}×${height} the field of /search and what it found stand above the banner, and the drawer leads into it`,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      const own = page.getByRole('main').getByRole('searchbox');
      await page.goto('search/');
      await expect(page.locator('[data-consent-choice]').first()).toBeVisible();
      await expectInWindow(own);
      await expectInWindow(page.getByRole('heading', { level: 1 }));
      await own.fill('seed');
      await own.press('Enter');
      const found = page
        .getByRole('main')
        .getByRole('status')
        .locator('> *')
        .filter({ visible: true });
      await expect(found).toContainText('“seed”');
      await expectInWindow(found);
      await page.goto('about/');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.locator('#drawer').getByRole('link', { name: 'Search', exact: true }).click();
      await expect(page).toHaveURL(/\/search\//);
      await expect(own).toBeFocused();
      await expectInWindow(own);
      // There is room for the name of the page.
      if (height > 480) await expectInWindow(page.getByRole('heading', { level: 1 }));
    },
  );
}
