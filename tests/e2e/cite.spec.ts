import { pieceOf } from './content';
import { expectInWindow } from './in-window';
import { builtHtml, firstRoutes } from './routes';
import { expect, test } from './support';

const { route: piece, slug } = pieceOf('policy-brief');

test('a citation can be copied, and its file downloaded', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(piece);
  await page.getByText('Cite this').click();
  await page.getByRole('button', { name: /^Copy ?: BibTeX$/ }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download .bib' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`policy-brief-${slug}.bib`);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  expect(copied).toBe(Buffer.concat(chunks).toString());
});

test('what came of copying is in a phone’s window', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(piece);
  await page.getByText('Cite this').click();
  const button = page.getByRole('button', { name: /^Copy ?: BibTeX$/ });
  // As low in the window as a thumb finds it.
  await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await button.click();
  await expectInWindow(page.getByText('Copied.'));
});

test('by keyboard at the foot of the window, what is unfolded and copied is seen', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(piece);
  const summary = page.getByText('Cite this');
  await summary.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await summary.focus();
  await page.keyboard.press('Enter');
  const button = page.getByRole('button', { name: /^Copy ?: BibTeX$/ });
  await expectInWindow(button);
  await button.focus();
  await page.keyboard.press('Enter');
  await expectInWindow(page.getByText('Copied.'));
});

/** Of pages that offer a file, one of each folder. */
const withFiles = [
  ...new Map(
    firstRoutes
      .filter((route) => builtHtml(route).includes('data-action="file"'))
      .map((route) => [route.replace(/[^/]+\/$/, ''), route]),
  ).values(),
];

for (const [width, height] of [
  [1280, 800],
  [360, 640],
] as const)
  test(`at ${width}×${height} a saved file is told of beside its link, which stays where it was`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    expect(withFiles.length).toBeGreaterThan(0);
    for (const route of new Set([piece, ...withFiles])) {
      await page.goto(route);
      for (const summary of await page.locator('main summary').all()) {
        if (/^(Cite|Pass)/.test((await summary.textContent()) ?? '')) await summary.click();
      }
      const links = page.locator('[data-action=file]').filter({ visible: true });
      expect(await links.count()).toBeGreaterThan(0);
      for (const link of await links.all()) {
        await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        // A button beside it is narrower again once the mouse has left it.
        await link.hover();
        await page.waitForTimeout(300);
        const before = await link.boundingBox();
        const download = page.waitForEvent('download');
        await link.click();
        const name = (await download).suggestedFilename();
        const told = page
          .getByRole('status')
          .filter({ hasText: `Saved: ${name}` })
          .last();
        await expectInWindow(told);
        const after = await link.boundingBox();
        expect(after?.x).toBe(before?.x);
        expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(4);
      }
    }
  });

test.describe('with a thumb', () => {
  test.use({ hasTouch: true });

  test('a button that was pressed can still be read', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(piece);
    await page.getByText('Share this').click();
    const button = page.getByRole('button', { name: /^Copy/ }).filter({ visible: true }).last();
    const ground = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await ground();
    // What a browser makes of a tap: the place is hovered over from then on.
    await button.hover();
    await button.click();
    await expect(page.getByText('Copied.')).toBeVisible();
    // Longer than the change of colours takes.
    await page.waitForTimeout(400);
    expect(await ground()).toBe(before);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('citations and ways to pass on are there, and no button that does nothing', async ({
    page,
  }) => {
    await page.goto(piece);
    await page.getByText('Cite this').click();
    await page.getByText('Share this').click();
    await expect(page.getByText(new RegExp(`@techreport\\{[\\w-]+-\\d{4}-${slug}`))).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'WhatsApp' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
  });
});

test('an old address forwards', async ({ page }) => {
  await page.goto('privacy-policy/');
  await expect(page).toHaveURL(/\/privacy\/$/);
});
