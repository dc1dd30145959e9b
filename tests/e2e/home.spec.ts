import { homePage } from '../../lib/content/pages/home';
import { pickerChoices } from '../../lib/content/relations/picker';
import { offices } from '../../lib/content/types/office';
import { expectInWindow } from './in-window';
import { expect, test } from './support';

test('the sections stand in the specified order', async ({ page }) => {
  await page.goto('');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /Shape Policy\.\s*Build Capacity\.\s*Drive Impact\./,
  );
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText([
    'Our Impact',
    'Find your service',
    'Recommended reading',
    homePage().offices.title,
    'Our newsletter, once a month.',
  ]);
  await expect(
    page.getByText('Unlocking the Potential of Those Who Advance Africa.'),
  ).toBeVisible();
});

test('the hero leads to contact and services', async ({ page }) => {
  await page.goto('');
  await expect(
    page.locator('main').getByRole('link', { name: 'Speak to an Expert' }),
  ).toHaveAttribute('href', '/contact/');
  await expect(
    page.locator('main').getByRole('link', { name: 'Explore Our Services' }),
  ).toHaveAttribute('href', '/services/');
});

test('the picker offers the services and industries with a short name, and goes to the chosen service', {
  tag: '@engines',
}, async ({ page }) => {
  await page.goto('');
  const service = page.getByRole('combobox', { name: 'Service' });
  const industry = page.getByRole('combobox', { name: 'Industry' });
  await expect(service).toHaveValue('agriculture');
  await expect(industry).toHaveValue('public-sector');
  await expect(service.locator('option')).toHaveCount(pickerChoices().services.length);
  await expect(industry.locator('option')).toHaveCount(pickerChoices().industries.length);

  const card = page.locator('article[data-service]:visible');
  const sentence = card.locator('[data-industry]:visible');
  await expect(card.getByRole('heading')).toHaveText('Agriculture and food systems');
  const before = await sentence.innerText();
  await industry.selectOption('energy');
  await expect(sentence.getByRole('link')).toHaveAttribute('href', '/industries/energy/');
  expect(await sentence.innerText()).not.toBe(before);
  await service.selectOption('research');
  await expect(card).toHaveCount(1);
  await expect(card.getByRole('heading')).toHaveText('Research');
  await card.getByRole('link', { name: 'EXPLORE' }).click();
  await expect(page).toHaveURL(/services\/research\/$/);
});

for (const consent of ['declined', ''])
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 1366, height: 768 },
    { width: 1680, height: 1000 },
  ])
    test(`a choice of the picker brings in what leads on, ${viewport.width} px, banner ${consent || 'open'}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript((answer) => {
        if (answer) localStorage.setItem('cookie-consent', answer);
        else localStorage.removeItem('cookie-consent');
      }, consent);
      await page.goto('');
      const industry = page.getByRole('combobox', { name: 'Industry' });
      await industry.evaluate((list) => list.scrollIntoView({ block: 'center' }));
      await industry.selectOption('agriculture');
      const card = page.locator('article[data-service]:visible');
      await expectInWindow(card.getByRole('link', { name: 'EXPLORE' }));
      await expectInWindow(card.locator('[data-industry]:visible'));
      // The sentence is not finished yet.
      await expectInWindow(page.getByRole('combobox', { name: 'Service' }));
    });

test('what was chosen in the picker is there again on Back, without the cache of pages', async ({
  page,
}) => {
  await page.goto('');
  const service = page.getByRole('combobox', { name: 'Service' });
  await service.selectOption('research');
  await page.goto('about/');
  await page.goBack();
  await expect(service).toHaveValue('research');
  await expect(page.locator('article[data-service]:visible')).toHaveAttribute(
    'data-service',
    'research',
  );
});

test('four articles are recommended', async ({ page }) => {
  await page.goto('');
  const links = page.locator('section', { hasText: 'Recommended reading' }).locator('article h3 a');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/insights/agricultural-transformation/',
    '/insights/digital-infrastructure/',
    '/insights/public-sector-leaders/',
    '/insights/financial-inclusion/',
  ]);
});

test('the offices can be chosen with the arrow keys', { tag: '@engines' }, async ({ page }) => {
  await page.goto('');
  const radios = page.getByRole('group', { name: 'Offices' }).getByRole('radio');
  const all = offices();
  await expect(radios).toHaveCount(all.length);
  await radios.first().focus();
  await page.keyboard.press('ArrowDown');
  const { id, country, projects, clients, staff } = (all[1] ?? all[0]) as (typeof all)[number];
  await expect(page.getByRole('heading', { name: country })).toBeVisible();
  const figures = page.locator(`article[data-office=${id}] dd`);
  await expect(figures).toHaveText([projects, clients, staff]);
  await expect(page.getByRole('img', { name: /^Map of Africa/ })).toBeVisible();
});

for (const width of [1024, 1280, 1680]) {
  test(`each sentence of the title stands on one line, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('');
    await page.evaluate(() => document.fonts.ready);
    const lines = await page.locator('h1 span').evaluateAll((sentences) =>
      sentences.map((sentence) => {
        const range = document.createRange();
        range.selectNodeContents(sentence);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
    expect(lines).toEqual([1, 1, 1]);
  });
}
