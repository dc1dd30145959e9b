import { firm } from '../../content/firm';
import { displaySettings, loneLastWords, plainName, wayToAPerson } from './frame';
import {
  builtHtml,
  everyRoute,
  forwards,
  isNotFound,
  shareOf,
  templates,
  withoutPrefix,
} from './routes';
import { expect, test } from './support';

/** The old address of the privacy page forwards; the not-found page says on the console that it is one. */
const pages = everyRoute.filter((route) => !forwards(route) && !isNotFound(route));
const PARTS = 4;

/** Windows in which every page is looked at, and what is asked of it there; each page is opened once. */
const WINDOWS = [
  { width: 1280, height: 800, names: true, displayFrom: 32 },
  { width: 360, height: 560, names: true },
  { width: 360, height: 800, displayFrom: 28, lines: true },
  { width: 320, height: 800, lines: true },
  { width: 412, height: 800, lines: true },
  { width: 480, height: 800, lines: true },
] as const;

for (let part = 0; part < PARTS; part++) {
  test(`a way to a person and the page’s name are in the first screen, the display face is large and seldom, and no short last word stands alone (${part + 1} of ${PARTS})`, async ({
    page,
  }) => {
    const found = {
      withoutAPerson: [] as string[],
      unnamed: [] as string[],
      small: [] as string[],
      many: [] as string[],
      alone: [] as string[],
    };
    for (const route of shareOf(pages, part, PARTS)) {
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      // A piece says what kind of piece it is, and its title is its name.
      const plain = withoutPrefix(route);
      const isNamed = plain !== '' && !/^insights\/(?!all|topics)./.test(plain);
      for (const { width, height, ...asked } of WINDOWS) {
        const at = `/${route} ${width}`;
        await page.setViewportSize({ width, height });
        if ('names' in asked) {
          if ((await page.evaluate(wayToAPerson)).length === 0) found.withoutAPerson.push(at);
          if (isNamed) {
            const { name, size } = await page.evaluate(plainName);
            if (size < 20) found.unnamed.push(`${at}: “${name}” at ${size} px`);
          }
        }
        if ('displayFrom' in asked) {
          const settings = await page.evaluate(displaySettings);
          for (const { size, text } of settings)
            if (size < asked.displayFrom - 0.1) found.small.push(`${at}: ${size} px “${text}”`);
          if (settings.length > 8)
            found.many.push(`${at}: ${settings.length}, ${settings.map(({ text }) => text)}`);
        }
        if ('lines' in asked) {
          for (const words of await page.evaluate(loneLastWords))
            found.alone.push(`${at}: ${words}`);
        }
      }
    }
    expect(found).toEqual({ withoutAPerson: [], unnamed: [], small: [], many: [], alone: [] });
  });
}

test('the header of a phone is low, says the whole name, and keeps its width; a tablet’s has the button too', async ({
  page,
}) => {
  for (const width of [320, 360, 412, 640, 768, 1023]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('about/');
    const header = page.getByRole('banner');
    const box = await header.boundingBox();
    if (width < 640) expect(box?.height).toBeLessThanOrEqual(56);
    const name = header.getByRole('link', { name: `${firm.name}, home` });
    await expect(name).toBeInViewport({ ratio: 1 });
    expect(await name.innerText()).toBe(firm.name);
    const call = header.getByRole('link', { name: /^Call \+/ });
    await expect(call).toHaveAttribute('href', /^tel:\+\d+$/);
    await expect(call).toBeInViewport({ ratio: 1 });
    const button = header.getByRole('link', { name: 'Speak to an Expert' });
    if (width < 640) await expect(button).toBeHidden();
    else await expect(button).toBeInViewport({ ratio: 1 });
    const overlap = await page.evaluate(() => {
      const shown = [...document.querySelectorAll('header .wrap > *')].filter((one) =>
        one.checkVisibility(),
      );
      const boxes = shown.map((one) => one.getBoundingClientRect());
      return boxes.some((one, at) => at > 0 && one.left < (boxes[at - 1] as DOMRect).right - 1);
    });
    expect(overlap, `${width}`).toBe(false);
  }
});

test('in a wide header the button leads to a person and LOG IN is a plain link', async ({
  page,
}) => {
  for (const width of [1024, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('about/');
    const header = page.getByRole('banner');
    const button = header.getByRole('link', { name: 'Speak to an Expert' });
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect(button).toHaveAttribute('href', /contact\/$/);
    const ground = (name: string) =>
      header
        .getByRole('link', { name, exact: true })
        .evaluate((link) => getComputedStyle(link).backgroundColor);
    expect(await ground('Speak to an Expert')).not.toBe('rgba(0, 0, 0, 0)');
    expect(await ground('LOG IN')).toBe('rgba(0, 0, 0, 0)');
    expect((await header.boundingBox())?.height).toBeLessThanOrEqual(66);
  }
});

test.describe('the footer of a phone', () => {
  test('is one screen, and its lists unfold', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    for (const route of templates) {
      await page.goto(route);
      const box = await page.getByRole('contentinfo').boundingBox();
      expect(box?.height, route).toBeLessThanOrEqual(700);
    }
    const footer = page.getByRole('contentinfo');
    const policy = footer.getByRole('link', { name: 'Policy', exact: true });
    await expect(policy).toBeHidden();
    await footer.locator('summary', { hasText: 'Services' }).click();
    await expect(policy).toBeVisible();
    await expect(footer.getByRole('link', { name: 'All services' })).toBeVisible();
  });

  test('has targets as high as a thumb is wide', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('about/');
    const footer = page.getByRole('contentinfo');
    for (const summary of await footer.locator('summary').all()) await summary.click();
    const low = await footer.evaluate((element) =>
      [...element.querySelectorAll('a, button, summary, input')]
        .filter((one) => one.checkVisibility() && getComputedStyle(one).display !== 'inline')
        .filter((one) => one.getBoundingClientRect().height < 43.5)
        .map((one) => one.textContent),
    );
    expect(low).toEqual([]);
  });
});

test('from a small tablet on nothing in the footer is folded', async ({ page }) => {
  for (const width of [640, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('about/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.locator('summary').first()).toBeHidden();
    await expect(footer.getByRole('link', { name: 'Policy', exact: true })).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Careers', exact: true })).toBeVisible();
  }
});

test('no page asks twice for an address', () => {
  const twice = everyRoute.filter(
    (route) => builtHtml(route).split('subject=Newsletter%20subscription" ').length > 2,
  );
  expect(twice).toEqual([]);
});
