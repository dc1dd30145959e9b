import type { Page } from 'playwright/test';
import { firm } from '../../lib/firm';
import { readMail } from '../support/read-mail';
import { fillIn, inMail, inquiry } from './filling';
import { test as plain } from './guard';
import { expectInWindow } from './in-window';
import { catchMails } from './mails';
import { expect } from './support';

const awkward = 'Zwölf & mehr? 100% #1\nمرحبا 👩🏾‍🌾';
const answers = { ...inquiry, Message: awkward };

/** A page whose script files are late, or never come. What they would report on the console is meant. */
async function openWith(page: Page, route: string, scripts: 'late' | 'never', late = 3000) {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'));
  await page.route('**/*', async (request) => {
    if (request.request().resourceType() !== 'script') return request.fallback();
    if (scripts === 'never') return request.abort();
    await new Promise((resolve) => setTimeout(resolve, late));
    await request.continue().catch(() => {});
  });
  await page.goto(route, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return catchMails(page);
}

/** Where the panel cannot come: what was written as a text in words, and the telephone. */
async function expectOtherWays(page: Page) {
  const opened = page.locator('#inquiry [data-opened]');
  await expectInWindow(opened.getByText(/^Nothing opened\?/));
  // Where it goes, and what was written.
  expect(await opened.locator('pre').innerText()).toMatch(
    /^\S+@\S+\nFirst name: Amina\n(.+\n)+Solution: Policy\nIndustry: Energy\n/,
  );
  await expect(page.locator('#inquiry').getByRole('link', { name: firm.phone })).toBeVisible();
}

async function expectNothingLost(page: Page, address: string) {
  await page.waitForTimeout(300);
  expect(page.url()).toBe(address);
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('Amina');
}

plain(
  'scripts half a minute away: the button says that it was pressed, then the mail opens without them',
  async ({ page }) => {
    const mails = await openWith(page, 'contact/', 'late', 30_000);
    const form = page.locator('#inquiry');
    await fillIn(form, inquiry);
    const button = form.getByRole('button').first();
    const shows = () =>
      button.evaluate((element) =>
        getComputedStyle(element, '::before').content.replaceAll('"', ''),
      );
    expect(await shows()).not.toBe('Submitting...');
    await button.click();
    await expect.poll(shows).toBe('Submitting...');
    await expectInWindow(button);
    expect(mails).toEqual([]);
    // A browser asks a mail program within five seconds of a press.
    await expect.poll(() => mails.length).toBe(1);
    expect(mails[0]?.body).toMatch(/^First name: Amina/);
    expect(await shows()).not.toBe('Submitting...');
    const told = form.getByText('One step left: press Send');
    await expectInWindow(told);
  },
);

for (const scripts of ['late', 'never'] as const) {
  plain(
    `contact, scripts ${scripts}: one readable mail, no reload, no trace`,
    { tag: '@engines' },
    async ({ page }) => {
      const mails = await openWith(page, 'contact/', scripts);
      const form = page.locator('#inquiry');
      await fillIn(form, answers);
      const address = page.url();
      await form.getByRole('button').first().click();
      await expectNothingLost(page, address);
      await expect(page.getByRole('main').getByText(firm.email).first()).toBeVisible();
      await expect.poll(() => mails.length).toBeGreaterThan(0);
      const [mail] = mails;
      expect(mail?.to).toBe(firm.email);
      expect(mail?.subject).toBe('Contact Form Submission - policy');
      expect(mail?.body).toMatch(scripts === 'late' ? /^Name: Amina/ : /^First name: Amina/);
      expect(mail?.body).toContain(inMail(awkward));
      await page.waitForTimeout(scripts === 'late' ? 4500 : 500);
      expect(mails.filter(({ to }) => to === firm.email)).toHaveLength(1);
      await expectNothingLost(page, address);
      const told = page.getByText('One step left: press Send').filter({ visible: true });
      await expect(told).toBeVisible();
      await expectInWindow(told);
      if (scripts === 'never') await expectOtherWays(page);
    },
  );

  plain(`newsletter, scripts ${scripts}: the same`, async ({ page }) => {
    const mails = await openWith(page, 'insights/newsletter/', scripts);
    const form = page.locator('form', { has: page.locator('#newsletter-newsletter') });
    await form.getByLabel('Work email').fill('amina@example.org');
    const address = page.url();
    await form.getByLabel('Work email').press('Enter');
    await expectNothingLost(page, address);
    await expect.poll(() => mails.length).toBe(1);
    expect(mails[0]).toMatchObject({ to: firm.email, subject: 'Newsletter subscription' });
    expect(mails[0]?.body).toContain('amina@example.org');
    const told = page.getByText('One step left: press Send').filter({ visible: true });
    await expect(told).toBeVisible();
    await expectInWindow(told);
  });

  plain(
    `careers, scripts ${scripts}: what is missing is told in our own words`,
    async ({ page }) => {
      const mails = await openWith(page, 'careers/', scripts);
      const form = page.locator('#application');
      const address = page.url();
      await form.getByLabel('First name').fill('Amina');
      await form.getByRole('button').first().click();
      await expect(form.getByLabel('Last name')).toBeFocused();
      await expect(form.getByLabel('Last name')).toHaveAccessibleDescription(
        'Please complete this required field.',
      );
      await expectNothingLost(page, address);
      expect(mails).toEqual([]);
      await expect(form.getByText(firm.careersEmail).filter({ visible: true })).toBeVisible();
    },
  );
}

plain('20,000 characters without scripts’ help stay within a mail link', async ({ page }) => {
  const mails = await openWith(page, 'contact/', 'never');
  const form = page.locator('#inquiry');
  await fillIn(form, { ...inquiry, Message: '👩🏾‍🌾é'.repeat(2500) });
  await form.getByRole('button').first().click();
  await expect.poll(() => mails.length).toBe(1);
  expect(mails[0]?.href.length).toBeLessThanOrEqual(1900);
  expect(mails[0]?.body).toMatch(/\[…\]$/);
  // The whole text is still in the field.
  expect((await form.getByLabel('Message').inputValue()).length).toBeGreaterThan(15_000);
});

plain.describe('with scripts off', () => {
  plain.use({ javaScriptEnabled: false });

  for (const [route, id, to, first] of [
    ['contact/', 'inquiry', firm.email, 'Message'],
    ['careers/', 'application', firm.careersEmail, 'Cover letter'],
    ['services/agriculture/', 'inquiry-agriculture', firm.email, 'Additional information'],
    ['services/policy/', 'inquiry-policy', firm.email, 'Additional information'],
  ] as const) {
    plain(`/${route} names the address and what to put in the mail`, async ({ page }) => {
      await page.goto(route);
      const link = page.getByRole('link', { name: `Write to ${to}` });
      await expect(link).toBeVisible();
      const mail = readMail((await link.getAttribute('href')) ?? '');
      expect(mail.to).toBe(to);
      expect(mail.body).toContain('First name: ');
      expect(mail.body).toContain(`${first}: `);
      await expect(page.getByText('Please say')).toBeVisible();
      await expect(
        page.locator('main').getByRole('link', { name: firm.phone }).last(),
      ).toBeVisible();
      for (const field of await page.locator(`#${id} [required]`).all()) {
        await expect(field).toBeVisible();
      }
    });
  }

  plain(
    'the browser asks for what is missing and then hands over to the mail program',
    async ({ page }) => {
      await page.goto('contact/');
      const mails = await catchMails(page);
      const form = page.locator('#inquiry');
      await form.getByRole('button').first().click();
      await expect(form.getByLabel('First name')).toBeFocused();
      expect(mails).toEqual([]);
      await fillIn(form, { ...inquiry, Email: 'amina' });
      await form.getByRole('button').first().click();
      await expect(form.getByLabel('Email')).toBeFocused();
      expect(mails).toEqual([]);
      await form.getByLabel('Email').fill('amina@example.org');
      await form.getByRole('button').first().click();
      await expect.poll(() => mails.length).toBe(1);
      expect(mails[0]).toMatchObject({ to: firm.email, subject: 'Contact Form Submission' });
      expect(mails[0]?.body).toContain('amina@example.org');
      expect(new URL(page.url()).search).toBe('');
    },
  );

  plain('the newsletter box names the address', async ({ page }) => {
    await page.goto('insights/newsletter/');
    const link = page.locator('main').getByRole('link', { name: firm.email });
    await expect(link).toBeVisible();
    const mail = readMail((await link.getAttribute('href')) ?? '');
    expect(mail).toMatchObject({ to: firm.email, subject: 'Newsletter subscription' });
  });
});
