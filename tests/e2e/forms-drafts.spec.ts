import { application, fillIn, inquiry, openForm, panelOf, wakeForm } from './filling';
import { catchMails } from './mails';
import { expect, test } from './support';

for (const [route, id, answers] of [
  ['contact/', 'inquiry', inquiry],
  ['careers/', 'application', application],
] as const) {
  test(`a half-written form on /${route} survives a reload and ends when it is submitted`, {
    tag: '@engines',
  }, async ({ page }) => {
    const form = await openForm(page, route, id);
    await catchMails(page);
    await fillIn(form, answers);
    const written = () =>
      form.evaluate((element) => [...new FormData(element as HTMLFormElement)].flat().join('|'));
    const before = await written();
    expect(before).toContain('Amina');
    await page.reload();
    expect(await written()).toBe(before);
    // Waking must not empty what was put back.
    await wakeForm(form);
    expect(await written()).toBe(before);
    await form.getByRole('button').click();
    await expect(panelOf(page)).toBeFocused();
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Amina');
    await page.reload();
    expect(await written()).not.toContain('Amina');
  });
}

test('a long draft is warned about as soon as the form is hydrated', async ({ page }) => {
  const form = await openForm(page, 'contact/', 'inquiry');
  await form.getByLabel('Message').fill('ä'.repeat(2000));
  await page.reload();
  await wakeForm(form);
  await expect(form.getByText(/Longer than a mail link can carry/)).toBeVisible();
});

test('nothing typed outlives the session', async ({ page, context }) => {
  const form = await openForm(page, 'contact/', 'inquiry');
  await fillIn(form, inquiry);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Amina');
  expect(await context.cookies()).toEqual([]);
});

for (const [name, block] of [
  [
    'blocked',
    () => {
      for (const storage of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, storage, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`with storage ${name} the page works as before`, async ({ page }) => {
    await page.addInitScript(block);
    const form = await openForm(page, 'contact/', 'inquiry');
    const decline = page.getByRole('button', { name: 'No thanks', exact: true });
    if (await decline.isVisible()) await decline.click();
    await expect(decline).toBeHidden();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Theme/ })
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const mails = await catchMails(page);
    await fillIn(form, inquiry);
    await form.getByRole('button').click();
    await expect(panelOf(page)).toBeFocused();
    expect(mails[0]?.body).toContain('We need a second pair of eyes.');
  });
}
