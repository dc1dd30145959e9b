import { firm } from '../../content/firm';
import { builtHtml, everyRoute, templates } from './routes';
import { expect, test } from './support';

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
