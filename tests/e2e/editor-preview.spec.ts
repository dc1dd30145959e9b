import fs from 'node:fs';
import path from 'node:path';
import { expect } from 'playwright/test';
import { editedCopy } from './edited-copy';
import { test } from './guard';

/** The page beside the form. One journey, because a server takes half a gigabyte. */

const copy = editedCopy();

// This machine by its number: the page has an origin, and a process, of its own.
test.use({ otherHosts: ['127.0.0.1'] });

// The development server compiles the page when it is first asked for.
test.setTimeout(480_000);
const COMPILED = { timeout: 200_000 };
/** Longer than a save takes to be seen, because other journeys want the processors too. */
const FOLLOWED = { timeout: 90_000 };

/** The article with the first name in its folder, whichever it is. */
const [file = ''] = fs.readdirSync('content/articles').sort();

test('the page of an article stands beside the form and follows each save', async ({ page }) => {
  const panel = page.getByRole('complementary', { name: 'Preview' });
  const shown = panel.locator('iframe:not(.coming)').contentFrame();
  const heading = shown.getByRole('heading', { level: 1 });
  const title = page.getByRole('textbox', { name: 'Title' }).first();
  const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();

  await page.goto(`${copy.url}#/collections/articles/entries/${file.replace('.md', '')}`);
  await expect(heading).toBeVisible(COMPILED);
  await expect(panel.getByRole('link', { name: 'Open the page' })).toHaveAttribute(
    'href',
    new RegExp(`^http://127\\.0\\.0\\.1:\\d+/insights/${file.replace('.md', '')}/$`),
  );

  // At the place to which it was scrolled.
  const scrolled = () => heading.evaluate(() => window.scrollY);
  await heading.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(scrolled).toBe(600);
  await title.fill('Words that were changed');
  await save();
  await expect(heading).toHaveText('Words that were changed', FOLLOWED);
  await expect.poll(scrolled).toBe(600);

  // The page that is seen takes the new words, before it is loaded anew with all its scripts.
  const loading = /^http:\/\/127\.0\.0\.1:/;
  await page.route(loading, (route) =>
    route.request().isNavigationRequest() ? undefined : route.continue(),
  );
  await title.fill('Words that the page took by itself');
  await save();
  await expect(heading).toHaveText('Words that the page took by itself', FOLLOWED);
  // Its text ends as it did, and the footer of the site stands once, below it.
  await expect(shown.locator('main ~ footer')).toHaveCount(1);
  await expect(shown.locator('main footer nav')).toHaveCount(0);
  await page.unroute(loading);

  // What cannot be made leaves what was there; the menu stands on every page.
  fs.writeFileSync(path.join(copy.root, 'navigation.yaml'), 'services: nothing\n');
  await title.fill('Words beside a mistake');
  await save();
  await expect(panel.getByRole('status')).toContainText('cannot be made', FOLLOWED);
  // In the words of the check, and in no window of its own, where programs would say it.
  await expect(panel.getByRole('status')).toContainText('content/navigation.yaml: ', FOLLOWED);
  await expect(panel.getByText('Open the page')).toBeHidden();
  await expect(heading).toHaveText('Words that the page took by itself');

  // The choice of language in the page is passed to the editor, and the links of that language lead to pages.
  fs.copyFileSync('content/navigation.yaml', path.join(copy.root, 'navigation.yaml'));
  await title.fill('Words that are right again');
  await save();
  await expect(heading).toHaveText('Words that are right again', FOLLOWED);
  await shown.locator('a[hreflang=sw]').last().click();
  await expect(panel.getByLabel('Language of the preview')).toHaveValue('sw');
  await expect(shown.locator('html[lang=sw]')).toBeAttached(COMPILED);
  const menu = shown.locator('header a[href^="/sw/"]').first();
  const address = await menu.evaluate((link) => (link as HTMLAnchorElement).href);
  expect((await page.request.get(address, COMPILED)).status()).toBe(200);

  // Closed and opened again with the keyboard, and remembered.
  await page.getByRole('button', { name: 'Close the preview' }).press('Enter');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open the preview' })).toBeFocused();
  await page.reload();
  await expect(title).toBeVisible();
  await expect(panel).toBeHidden();
  await page.goto(`${copy.url}#/collections/articles/new`);
  await page.getByRole('button', { name: 'Open the preview' }).press('Enter');
  await expect(panel.getByRole('status')).toContainText('not saved yet');
});
