import type { Locator } from 'playwright/test';
import { application, fillIn, inquiry, openForm, panelOf } from './filling';
import { catchMails } from './mails';
import { expect, test } from './support';

const missing = 'Please complete this required field.';
const submit = (form: Locator) => form.getByRole('button', { name: /^Submit/ }).click();

for (const [name, route, id, required] of [
  [
    'contact',
    'contact/',
    'inquiry',
    ['First name', 'Last name', 'Email', 'Solution', 'Industry', /^I agree/],
  ],
  [
    'careers',
    'careers/',
    'application',
    ['First name', 'Last name', 'Email', 'Position', 'Cover letter'],
  ],
  [
    'agriculture',
    'services/agriculture/',
    'inquiry-agriculture',
    ['First name', 'Last name', 'Work email'],
  ],
  ['policy', 'services/policy/', 'inquiry-policy', ['First name', 'Last name', 'Work email']],
] as const) {
  test(`${name}: every empty required field says so, and the first has the focus`, {
    tag: '@engines',
  }, async ({ page }) => {
    const form = await openForm(page, route, id);
    const mails = await catchMails(page);
    await submit(form);
    for (const label of required) {
      const field = form.getByLabel(label);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(missing);
    }
    await expect(form.locator('[aria-invalid]')).toHaveCount(required.length);
    await expect(form.getByText(missing)).toHaveCount(required.length);
    await expect(form.getByLabel('First name')).toBeFocused();
    const summary = form.getByRole('alert');
    await expect(summary).toContainText(`${required.length} fields need your attention`);
    await expect(summary.getByRole('link')).toHaveCount(required.length);
    await summary.getByRole('link').last().click();
    await expect(form.getByLabel(required.at(-1) ?? '')).toBeFocused();
    expect(mails).toEqual([]);
    expect(new URL(page.url()).hash).toBe('');
  });
}

test('an error leaves as soon as its field is edited, and the summary with the last but one', async ({
  page,
}) => {
  const form = await openForm(page, 'contact/', 'inquiry');
  await submit(form);
  const edits: [string | RegExp, (field: Locator) => Promise<unknown>][] = [
    ['First name', (field) => field.press('A')],
    ['Email', (field) => field.press('a')],
    ['Solution', (field) => field.selectOption('policy')],
    ['Industry', (field) => field.selectOption('energy')],
    [/^I agree/, (field) => field.check()],
  ];
  let left = 6;
  for (const [label, edit] of edits) {
    const field = form.getByLabel(label);
    await edit(field);
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(field).toHaveAccessibleDescription('');
    left -= 1;
    await expect(form.getByText(missing)).toHaveCount(left);
    await expect(form.getByRole('alert')).toHaveCount(left > 1 ? 1 : 0);
  }
});

test('one error needs no summary; the focus goes to it', async ({ page }) => {
  const form = await openForm(page, 'contact/', 'inquiry');
  await fillIn(form, inquiry);
  await form.getByRole('checkbox', { name: /^I agree/ }).uncheck();
  await submit(form);
  await expect(form.getByRole('checkbox', { name: /^I agree/ })).toBeFocused();
  await expect(form.getByRole('alert')).toHaveCount(0);
});

for (const address of [
  'amina',
  'amina@example',
  'a b@example.org',
  'a@b.co?bcc=evil@example.org',
]) {
  test(`${address} is not taken for a mail address`, async ({ page }) => {
    const form = await openForm(page, 'contact/', 'inquiry');
    const mails = await catchMails(page);
    await fillIn(form, { ...inquiry, Email: address });
    await submit(form);
    const field = form.getByLabel('Email');
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription('Enter an address such as name@example.org.');
    expect(mails).toEqual([]);
  });
}

for (const [label, wrong, says, right] of [
  ['Phone', 'abc', 'Enter a number of six digits or more.', '0711 000 000'],
  ['LinkedIn profile', 'amina', 'Enter an address such as linkedin.com/in/name.', ''],
] as const) {
  test(`${label} must look like one where it is given`, async ({ page }) => {
    const form = await openForm(page, 'careers/', 'application');
    await fillIn(form, { ...application, [label]: wrong });
    await submit(form);
    const field = form.getByLabel(label);
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(says);
    await field.fill(right);
    await submit(form);
    await panelOf(page).waitFor();
  });
}

test('a device that refuses keeps the answers, and the notice says so', async ({ page }) => {
  const form = await openForm(page, 'careers/', 'application');
  await fillIn(form, application);
  await page.evaluate(() => {
    HTMLAnchorElement.prototype.click = () => {
      throw new Error('refused');
    };
    // The console is read by the fixture; here the report is what is wanted.
    console.error = (error: Error) => Object.assign(window, { reported: error.message });
  });
  await submit(form);
  const notice = page.getByRole('alert').filter({ hasText: 'There was an error' });
  await expect(notice).toContainText('Error');
  await expect(notice).toContainText(
    'There was an error submitting your application. Please try again.',
  );
  await expect(form.getByLabel('Cover letter')).toHaveValue('I count things.');
  await expect(form.getByRole('button', { name: /^Submit/ })).toBeEnabled();
  expect(await page.evaluate(() => Reflect.get(window, 'reported'))).toBe('refused');
});
