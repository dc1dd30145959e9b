import { en as firstWords } from '../../content/language-words/en';
import { sw as secondWords } from '../../content/language-words/sw';
import { languages } from '../../lib/languages';
import { expect, test } from './support';

/* From a page to the same page in another language, and back. */
const [first, second] = languages;

const wide = { width: 1280, height: 800 };
const narrow = { width: 360, height: 640 };

test('a visitor changes the language in the header and comes to the same page, and back', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await page.goto('services/policy/');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: second.name }).click();
  await expect(page).toHaveURL(new RegExp(`${second.prefix}/services/policy/$`));
  await expect(page.locator('html')).toHaveAttribute('lang', second.id);
  await page.getByRole('banner').getByRole('link', { name: first.name }).click();
  await expect(page).toHaveURL(/(?<!sw)\/services\/policy\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', first.id);
});

test('query and fragment go along', async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto('insights/?topic=finance#main');
  await page.getByRole('contentinfo').getByRole('link', { name: second.name }).click();
  await expect(page).toHaveURL(new RegExp(`${second.prefix}/insights/\\?topic=finance#main$`));
});

test('a phone has it in the drawer and in the footer, as high as a thumb is wide', async ({
  page,
}) => {
  await page.setViewportSize(narrow);
  await page.goto('about/');
  const inHeader = page.locator('header > .wrap').getByRole('link', { name: second.name });
  await expect(inHeader).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const inDrawer = page.locator('#drawer').getByRole('link', { name: second.name });
  await expect(inDrawer).toBeInViewport({ ratio: 1 });
  expect((await inDrawer.boundingBox())?.height).toBeGreaterThanOrEqual(43.5);
  await inDrawer.click();
  await expect(page).toHaveURL(new RegExp(`${second.prefix}/about/$`));
});

test('a form that is being filled in is in the window in the other language too', async ({
  page,
}) => {
  await page.setViewportSize(narrow);
  await page.goto('contact/');
  await page.locator('#inquiry').getByLabel('First name').fill('Amina');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.locator('#drawer').getByRole('link', { name: second.name }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', second.id);
  const field = page.locator('#inquiry input').first();
  await expect(field).toHaveValue('Amina');
  await expect(field).toBeInViewport({ ratio: 1 });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('it is a link', async ({ page }) => {
    await page.setViewportSize(wide);
    await page.goto('contact/');
    await page.getByRole('banner').getByRole('link', { name: second.name }).click();
    await expect(page).toHaveURL(new RegExp(`${second.prefix}/contact/$`));
  });
});

test.describe('an address that is not there', () => {
  test.use({ allowedErrors: [/404/] });
  test('is answered in the language of its prefix', async ({ page }) => {
    for (const { prefix, id } of languages) {
      const answer = await page.goto(`${prefix}/no-such-page/`.slice(1));
      expect(answer?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', id);
    }
  });
});

test('a language is never guessed: whatever a browser prefers, an address is what it is', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ locale: second.locale, baseURL: baseURL ?? '' });
  await page.goto('');
  await expect(page.locator('html')).toHaveAttribute('lang', first.id);
  await page.close();
});

test('who searches in one language gets results there', async ({ page }) => {
  await page.goto(`${second.prefix}/search/?q=Nairobi`.slice(1));
  const result = page.locator('main [data-result]').first();
  await expect(result).toHaveAttribute('href', new RegExp(`^${second.prefix}/`));
});

for (const viewport of [wide, narrow])
  test(`who chose a language is offered it on a page in another, and may stay, ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const offer = page.getByRole('link', { name: secondWords.offer });
    const heading = page.getByRole('heading', { level: 1 });
    const stay = page.getByRole('button', { name: firstWords.stay });
    await page.goto('about/');
    await expect(offer).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: second.name }).click();
    await expect(page).toHaveURL(new RegExp(`${second.prefix}/about/$`));
    await expect(page.locator('html')).not.toHaveAttribute('data-elsewhere');

    // A link from elsewhere leads to the other one: it stays there, with the way beside it.
    await page.goto('insights/?topic=finance');
    await expect(page.locator('html')).toHaveAttribute('lang', first.id);
    await expect(offer).toBeInViewport({ ratio: 1 });
    await expect(stay).toBeInViewport({ ratio: 1 });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const [row, title] = [await offer.boundingBox(), await heading.boundingBox()];
    expect(title?.y).toBeGreaterThanOrEqual((row?.y ?? 0) + (row?.height ?? 0));
    // It goes with the page: a low window needs the room.
    await page.evaluate(() => scrollTo(0, 400));
    await expect(offer).not.toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
    await offer.click();
    await expect(page).toHaveURL(new RegExp(`${second.prefix}/insights/\\?topic=finance$`));

    await page.goto('contact/');
    await stay.click();
    await expect(offer).toBeHidden();
    await page.goto('careers/');
    await expect(offer).toBeHidden();
  });
