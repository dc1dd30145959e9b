import {
  application,
  expectPanel,
  fillIn,
  hydrateForm,
  inquiry,
  noticeOf,
  openForm,
  panelOf,
} from './filling';
import { expectInWindow } from './in-window';
import { catchMails } from './mails';
import { expect, test } from './support';

for (const [route, id, answers] of [
  ['contact/', 'inquiry', inquiry],
  ['careers/', 'application', application],
] as const) {
  test(`a form on /${route} survives a reload, half-written and submitted, until it is dismissed`, {
    tag: '@engines',
  }, async ({ page }) => {
    const form = await openForm(page, route, id);
    const mails = await catchMails(page);
    await fillIn(form, answers);
    const written = () =>
      form.evaluate((element) => [...new FormData(element as HTMLFormElement)].flat().join('|'));
    const before = await written();
    expect(before).toContain('Amina');
    await page.reload();
    expect(await written()).toBe(before);
    // Hydration must not empty what was put back.
    await hydrateForm(form);
    expect(await written()).toBe(before);
    await form.getByRole('button').first().click();
    await expectPanel(page);
    await expectInWindow(panelOf(page).getByText('What you wrote stays in this tab'));
    // What is left to do is in the window again with every way out, and nothing is sent anew.
    const opened = mails.length;
    const isBack = async () => {
      await expect(panelOf(page)).toBeFocused();
      await expectInWindow(panelOf(page).getByRole('heading').first());
      await expectInWindow(panelOf(page).getByRole('link', { name: 'Open again' }).first());
      await expect(panelOf(page).getByLabel('What you wrote')).toHaveValue(
        new RegExp(`Email: ${answers.Email?.replaceAll(/[+.]/g, '\\$&')}`),
      );
      await expect(noticeOf(page)).toBeHidden();
    };
    await page.goto('about/');
    await page.goBack();
    await isBack();
    await page.reload();
    await isBack();
    await page.goto('about/');
    await page.goBack();
    await isBack();
    // By a link one comes to the top of the page; what is left to do stands there in place of the form.
    await page.goto('about/');
    await page.goto(route);
    await expect(panelOf(page).getByRole('link', { name: 'Open again' }).first()).toBeVisible();
    await expect(form).toBeHidden();
    expect(mails).toHaveLength(opened);
    await page.getByRole('button', { name: 'Dismiss, and write another' }).click();
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Amina');
    await expect(panelOf(page)).toBeHidden();
    await page.reload();
    expect(await written()).not.toContain('Amina');
    await expect(panelOf(page)).toBeHidden();
  });
}

test.describe('without any script after that', () => {
  test.use({ allowedErrors: [/Failed to load resource|Failed to fetch/] });

  test('what is left to do goes at the first change, and can be dismissed', async ({ page }) => {
    const form = await openForm(page, 'contact/', 'inquiry');
    await catchMails(page);
    await fillIn(form, inquiry);
    const left = form.getByText('One step left: press Send in your mail program.');
    const sendAndReload = async () => {
      await form.getByRole('button', { name: 'Submit' }).click();
      await expectPanel(page);
      await page.route(/\.js$/, (route) => route.abort());
      await page.reload();
      await expectInWindow(left);
      await expect(form.locator('pre')).toContainText('First name: Amina');
    };
    await sendAndReload();
    await form.getByLabel('Message').fill('Something else');
    await expect(left).toBeHidden();
    await page.unroute(/\.js$/);
    await page.reload();
    await hydrateForm(form);
    await sendAndReload();
    await form.getByRole('button', { name: 'Dismiss, and write another' }).click();
    await expect(left).toBeHidden();
    await expectInWindow(form.getByLabel('First name'));
    await expect(form.getByLabel('Message')).toHaveValue('');
    await page.reload();
    await expect(form.getByLabel('Message')).toHaveValue('');
  });
});

test('a long draft is warned about as soon as the form is hydrated', async ({ page }) => {
  const form = await openForm(page, 'contact/', 'inquiry');
  await form.getByLabel('Message').fill('ä'.repeat(2000));
  await page.reload();
  await hydrateForm(form);
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
    await form.getByRole('button').first().click();
    await expectPanel(page);
    expect(mails[0]?.body).toContain('We need a second pair of eyes.');
    // What the panel says of its stay is true here, too.
    await expect(
      panelOf(page).getByText(/^What you wrote stays here until you dismiss it/),
    ).toBeVisible();
  });
}

test('a half-written message is about what was asked for last, and a reload keeps what was chosen by hand', {
  tag: '@engines',
}, async ({ page }) => {
  const subject = page.getByLabel('Solution');
  const firstName = page.locator('#inquiry').getByLabel('First name');
  const speak = page.locator('main a[href*="solution="]').filter({ visible: true }).first();
  for (const practice of ['research', 'agriculture']) {
    await page.goto(`services/${practice}/`);
    await speak.click();
    await expect(subject).toHaveValue(practice);
    await firstName.pressSequentially('A');
  }
  await expect(firstName).toHaveValue('AA');
  await subject.selectOption('policy');
  await page.reload();
  await expect(subject).toHaveValue('policy');
  await page.goto('about/');
  await page.goBack();
  await expect(subject).toHaveValue('policy');
  await expect(firstName).toHaveValue('AA');
});

test('who leaves the page of a waiting message from elsewhere comes back to that place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const form = await openForm(page, 'contact/', 'inquiry');
  await catchMails(page);
  await fillIn(form, inquiry);
  await form.getByRole('button').first().click();
  await expectPanel(page);
  const link = page.locator('main a[href="/working-with-us/"]').last();
  for (const leave of [
    async () => {
      await link.click();
      await expect(page).toHaveURL(/working-with-us/);
      await page.goBack();
    },
    () => page.reload(),
  ]) {
    await link.scrollIntoViewIfNeeded();
    await leave();
    await panelOf(page).waitFor();
    await expectInWindow(link);
    await expect(panelOf(page)).not.toBeFocused();
  }
});
