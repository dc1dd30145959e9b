import type { Locator } from 'playwright/test';
import { firm } from '../../lib/firm';
import { readMail } from '../support/read-mail';
import { expectPanel, fillIn, inMail, inquiry, noticeOf, openForm, panelOf } from './filling';
import { expectInWindow } from './in-window';
import { catchMails } from './mails';
import { expect, test } from './support';

const awkward = [
  'Ünïcode, ŋutsu & co: 100% of 1+1=2? #1',
  '%0D%0ABcc: evil@example.org&bcc=evil@example.org',
  'مرحبا بالعالم، كيف الحال',
  '',
  '👩🏾‍🌾🇰🇪 “quoted” <b>not bold</b> \\ {firm} $&',
].join('\n');

test('the mail says what was typed, and nothing typed becomes a header', {
  tag: '@engines',
}, async ({ page }) => {
  const form = await openForm(page, 'contact/', 'inquiry');
  const mails = await catchMails(page);
  await fillIn(form, { ...inquiry, 'Last name': "O'Tieno & Søn", Message: awkward });
  await form.getByRole('button', { name: 'Submit' }).click();
  await panelOf(page).waitFor();
  const [mail] = mails;
  expect(mail).toMatchObject({
    to: firm.email,
    subject: 'Contact Form Submission - policy',
    fields: ['subject', 'body'],
  });
  expect(mail?.body.split('\r\n')).toEqual([
    "Name: Amina O'Tieno & Søn",
    "Email: o'brien+tag@example.org",
    'Solution: Policy',
    'Industry: Energy',
    'Message:',
    ...awkward.split('\n'),
    'Agreed to the terms: yes',
    'Agreed to marketing: no',
  ]);
});

test('a second mail, to the visitor, is tried 1000 ms after the first', {
  tag: '@engines',
}, async ({ page }) => {
  // Timed by the page's own clock: what reaches the test is late on a busy machine.
  await page.addInitScript(() => {
    const presses: number[] = [];
    Object.assign(window, { presses });
    addEventListener(
      'click',
      ({ target }) => {
        if ((target as Element).matches('a[href^="mailto:"]')) presses.push(performance.now());
      },
      true,
    );
  });
  const form = await openForm(page, 'contact/', 'inquiry');
  const mails = await catchMails(page);
  await fillIn(form, inquiry);
  await form.getByRole('checkbox', { name: /newsletter/ }).check();
  const button = form.getByRole('button');
  await button.click();
  await expect(button).toHaveText('Submitting...');
  await expect(button).toBeDisabled();
  await expect.poll(() => mails.length).toBe(2);
  const [first, second] = mails;
  expect(first?.body).toContain('Agreed to marketing: yes');
  expect(second?.to).toBe("o'brien+tag@example.org");
  expect(second?.body).toContain('Thank you for contacting');
  expect(second?.body).toContain(`reply within ${firm.replyTime.inquiry}`);
  expect(second?.body).toContain(inMail('Solution: Policy\nIndustry: Energy\nMessage: We need'));
  const [asked = 0, askedAgain = 0] = await page.evaluate(
    (): number[] => Reflect.get(window, 'presses') ?? [],
  );
  expect(askedAgain - asked).toBeGreaterThanOrEqual(1000);
  expect(askedAgain - asked).toBeLessThan(2000);
});

test('one notice is shown, in the specified words, and only ever one', async ({ page }) => {
  const form = await openForm(page, 'contact/', 'inquiry');
  const notice = noticeOf(page);
  for (const _ of [1, 2]) {
    await fillIn(form, inquiry);
    await form.getByRole('button').click();
    await panelOf(page).waitFor();
    await expect(notice).toHaveCount(1);
    await expect(notice).toContainText('Form Submitted Successfully');
    await expect(notice).toContainText(
      `Your message has been sent. We'll get back to you within ${firm.replyTime.inquiry}.`,
    );
    await page.getByRole('button', { name: 'Dismiss, and write another' }).click();
    // It goes with the panel.
    await expect(notice).toHaveCount(0);
  }
});

test('a panel takes the form’s place and the focus, and keeps what was written', async ({
  page,
}) => {
  const form = await openForm(page, 'contact/', 'inquiry');
  await fillIn(form, { ...inquiry, Message: awkward });
  await page.keyboard.press('Tab');
  await form.getByRole('button').press('Enter');
  const panel = panelOf(page);
  await expect(panel).toBeFocused();
  await expect(panel).toBeInViewport();
  await expect(form).toBeHidden();
  await expect(panel).toContainText(firm.email);
  await expect(panel).toContainText('It leaves only when you press Send there.');
  await expect(panel).toContainText('Contact Form Submission - policy');
  expect(await panel.getByLabel('What you wrote').inputValue()).toContain(awkward);
  await panel.getByRole('button', { name: 'Dismiss, and write another' }).click();
  await expect(panel).toHaveCount(0);
  await expect(form.getByLabel('First name')).toBeFocused();
  for (const field of await form.locator('input:not([type=checkbox]), textarea, select').all()) {
    await expect(field).toHaveValue('');
  }
  await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('without a mail program there is a ladder of other ways', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const form = await openForm(page, 'contact/', 'inquiry');
  const mails = await catchMails(page);
  await fillIn(form, { ...inquiry, Message: awkward });
  await form.getByRole('button').click();
  const panel = panelOf(page);
  await expect(panel).toBeFocused();
  const sent = mails[0]?.body ?? 'missing';

  await panel.getByRole('link', { name: 'Open again', exact: true }).click();
  await expect.poll(() => mails.filter(({ to }) => to === firm.email).length).toBe(2);
  expect(mails.findLast(({ to }) => to === firm.email)?.body).toBe(sent);

  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const copy = async (button: Locator) => {
    await button.click();
    await expect(button.locator('xpath=following-sibling::*[@role="status"]')).toHaveText(
      'Copied.',
    );
  };
  await copy(panel.getByRole('button', { name: 'Copy message', exact: true }));
  expect(inMail((await clipboard()).replaceAll('\r\n', '\n'))).toBe(sent);
  await copy(panel.getByRole('button', { name: 'Copy address' }));
  expect(await clipboard()).toBe(firm.email);

  const gmail = panel.getByRole('link', { name: 'Open in Gmail' });
  const outlook = panel.getByRole('link', { name: 'Open in Outlook' });
  for (const [link, host, subject] of [
    [gmail, 'mail.google.com', 'su'],
    [outlook, 'outlook.office.com', 'subject'],
  ] as const) {
    const { hostname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
    expect(hostname).toBe(host);
    expect(searchParams.get('to')).toBe(firm.email);
    expect(searchParams.get(subject)).toBe('Contact Form Submission - policy');
    expect(searchParams.get('body')).toBe(sent);
    // What was written stays on this page.
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await expect(panel).toContainText('goes to Google');
  await expect(panel).toContainText('goes to Microsoft');

  const downloading = page.waitForEvent('download');
  await panel.getByRole('link', { name: 'Save as a text file' }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await downloading).createReadStream()) chunks.push(chunk);
  const file = Buffer.concat(chunks).toString('utf8');
  expect(file).toContain(awkward);
  expect(file).toContain(firm.email);
  await expect(panel.getByRole('link', { name: firm.phone })).toHaveAttribute(
    'href',
    `tel:${firm.phone.replaceAll(' ', '')}`,
  );

  const own = panel.getByRole('link', { name: /^Open again ?: / });
  expect(readMail((await own.getAttribute('href')) ?? '').to).toBe("o'brien+tag@example.org");
  await copy(panel.getByRole('button', { name: /^Copy message ?: / }));
  expect(await clipboard()).toContain('Thank you for contacting');
  await expect(panel).toBeVisible();
});

test('a refused clipboard leaves the text selected in a field', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    });
  });
  const form = await openForm(page, 'contact/', 'inquiry');
  await fillIn(form, inquiry);
  await form.getByRole('button').click();
  const panel = panelOf(page);
  const selected = () => page.evaluate(() => getSelection()?.toString());
  await panel.getByRole('button', { name: 'Copy message', exact: true }).click();
  await expectInWindow(panel.getByText('Your browser does not allow copying.'));
  await expect.poll(selected).toContain('We need a second pair of eyes.');
  await panel.getByRole('button', { name: 'Copy address' }).click();
  await expect.poll(selected).toBe(firm.email);
  await panel.getByRole('button', { name: /^Copy message ?: / }).click();
  await expect.poll(selected).toContain('Thank you for contacting');
});

test('pressing twice, and Enter on top of it, sends once', async ({ page }) => {
  const form = await openForm(page, 'contact/', 'inquiry');
  const mails = await catchMails(page);
  await fillIn(form, inquiry);
  await form.getByRole('button').dblclick();
  await form.getByLabel('First name').press('Enter');
  await expectPanel(page);
  await page.waitForTimeout(1200);
  expect(mails.map(({ to }) => to)).toEqual([firm.email, "o'brien+tag@example.org"]);
});
