import { application, fillIn, inMail, inquiry, openForm, panelOf } from './filling';
import { catchMails } from './mails';
import { expect, test } from './support';

/** Longer than any mail link: 20,000 characters, every line told from the others. Chromium types it line by line. */
const long = Array.from({ length: 100 }, (_, line) => `Line ${line} 👩🏾‍🌾é`.padEnd(200, '.'))
  .join('\n')
  .slice(0, 20_000);

for (const [route, id, answers, kept] of [
  [
    'contact/',
    'inquiry',
    { ...inquiry, Message: long },
    'Agreed to the terms: yes\r\nAgreed to marketing: no',
  ],
  [
    'careers/',
    'application',
    { ...application, 'Cover letter': long },
    'This application came through the careers page.',
  ],
] as const) {
  test(`20,000 characters on /${route}: shortened in the link, whole on the page`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const form = await openForm(page, route, id);
    const mails = await catchMails(page);
    await fillIn(form, answers);
    await expect(form.locator('textarea')).toHaveAccessibleDescription(
      /Longer than a mail link can carry/,
    );
    await form.getByRole('button').click();
    const panel = panelOf(page);
    await expect(panel).toBeFocused();
    for (const { href } of mails) expect(href.length).toBeLessThanOrEqual(1900);
    const body = mails[0]?.body ?? '';
    const [beginning = ''] = body.split('\r\n\r\n[Shortened here');
    const typed = beginning.slice(beginning.indexOf('Line 0'));
    expect(inMail(long).startsWith(typed)).toBe(true);
    expect(typed.length).toBeGreaterThan(100);
    expect(body).toContain('Please paste the whole text, copied from the page.');
    // What stands around the visitor's text is not what is given up.
    expect(body.endsWith(kept)).toBe(true);
    await expect(panel).toContainText('The text was too long for a mail link');
    expect(await panel.getByLabel('What you wrote').inputValue()).toContain(long);
    await panel.getByRole('button', { name: 'Copy message', exact: true }).click();
    await expect(panel.getByText('Copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(long);
  });
}

test('the warning goes when the text is short again', async ({ page }) => {
  const form = await openForm(page, 'contact/', 'inquiry');
  const warning = form.getByText(/Longer than a mail link can carry/);
  await form.getByLabel('Message').fill(long);
  await expect(warning).toBeVisible();
  await form.getByLabel('Message').fill('short');
  await expect(warning).toHaveCount(0);
});
