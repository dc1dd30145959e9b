import { firm } from '../../lib/firm';
import { application, expectPanel, fillIn, inMail, noticeOf, openForm, panelOf } from './filling';
import { expectInWindow } from './in-window';
import { catchMails } from './mails';
import { expect, test } from './support';

test('the application and its confirmation say what was typed', { tag: '@engines' }, async ({
  page,
}) => {
  const form = await openForm(page, 'careers/', 'application');
  const mails = await catchMails(page);
  const letter = 'Dear all,\n\nI count goats & budgets: 100% 🐐\nمع التحية';
  await fillIn(form, { ...application, 'Cover letter': letter });
  const button = form.getByRole('button');
  await button.click();
  await expect(button).toHaveText('Submitting...');
  await expect(button).toBeDisabled();
  await expect(panelOf(page)).toBeFocused();
  const [message, confirmation] = mails;
  expect(message).toMatchObject({
    to: firm.careersEmail,
    subject: 'Career Application - research-analyst',
    fields: ['subject', 'body'],
  });
  expect(message?.body).toBe(
    inMail(
      [
        'Name: Amina Otieno',
        'Email: amina@example.org',
        'Phone: +254 711 000 000',
        'Position: Research Analyst',
        'Experience: 15+ years',
        'Location: Addis Ababa',
        'LinkedIn: linkedin.com/in/amina',
        'Availability: 2 months',
        `Cover letter:\n${letter}`,
        '',
        'This application came through the careers page.',
      ].join('\n'),
    ),
  );
  expect(confirmation?.to).toBe('amina@example.org');
  for (const words of [
    'Thank you for applying',
    `reply within ${firm.replyTime.application}`,
    'Position: Research Analyst\r\nExperience: 15+ years\r\nLocation: Addis Ababa\r\nAvailability: 2 months',
    'attach your CV',
  ]) {
    expect(confirmation?.body).toContain(words);
  }
  await expect(page.getByText('Attach your CV there, then press Send.')).toBeInViewport({
    ratio: 1,
  });
  await expect(noticeOf(page)).toContainText('Application Submitted Successfully');
  await expect(noticeOf(page)).toContainText(
    `Your application has been sent. We'll review it and get back to you within ${firm.replyTime.application}.`,
  );
  expect(await form.locator('textarea').inputValue()).toBe('');
});

test('the form asks what is specified, in ten fields', async ({ page }) => {
  const form = await openForm(page, 'careers/', 'application');
  await expect(form.locator('input, select, textarea')).toHaveCount(10);
  for (const [label, options] of [
    ['Position', 6],
    ['Experience', 5],
    ['Preferred location', 10],
    ['Availability', 5],
  ] as const) {
    await expect(form.getByLabel(label).locator('option:not([value=""])')).toHaveCount(options);
  }
  const letter = await form.getByLabel('Cover letter').boundingBox();
  expect(letter?.height).toBeGreaterThanOrEqual(150);
  await expect(page.getByText('We never charge applicants a fee')).toBeVisible();
});

test('a post in the list is chosen in the form', async ({ page }) => {
  const { Position: post = '' } = application;
  await page.goto('careers/');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: post, exact: true }).click();
  const list = main.getByLabel('Position');
  await expect(list.locator('option:checked')).toHaveText(post);
  await expect(list).toBeInViewport();
});

test('after an application another post leads to a second one, and the first is not lost on the way', async ({
  page,
}) => {
  const form = await openForm(page, 'careers/', 'application');
  await fillIn(form, application);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expectPanel(page);
  const list = form.getByLabel('Position');
  const posts = await list.locator('option').allInnerTexts();
  const other = posts.find((post) => post !== application.Position && !/choose/i.test(post)) ?? '';
  const main = page.getByRole('main');
  await main.getByRole('link', { name: other, exact: true }).focus();
  await page.keyboard.down('Enter');
  // A key that is held too long takes nothing away.
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  const again = panelOf(page).getByRole('button', { name: `Dismiss, and write another: ${other}` });
  await expectInWindow(again);
  await expect(again).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list.locator('option:checked')).toHaveText(other);
  await expect(form.getByLabel('First name')).toBeFocused();
  await expectInWindow(form.getByLabel('First name'));
});

test('a post that was chosen is said above the form, whose first empty field has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const form = await openForm(page, 'careers/', 'application');
  const { Position: post = '', Experience: experience = '' } = application;
  const link = page.getByRole('link', { name: post, exact: true });
  await link.click();
  const said = page.getByRole('status').filter({ hasText: new RegExp(`^${post}$`) });
  await expect(said).toBeInViewport({ ratio: 1 });
  const first = form.getByLabel('First name');
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport({ ratio: 1 });
  // It is a draft as if it had been chosen there.
  await page.reload();
  await expect(form.getByLabel('Position').locator('option:checked')).toHaveText(post);

  // What is filled in is passed over, and what is chosen in the list itself needs no line.
  await first.fill('Amina');
  await link.click();
  await expect(form.getByLabel('Last name')).toBeFocused();
  await form.getByLabel('Experience').selectOption(experience);
  await expect(said).toBeVisible();
  await form.getByLabel('Position').selectOption({ index: 0 });
  await expect(said).toHaveCount(0);
});
