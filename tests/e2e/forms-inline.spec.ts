import { firm } from '../../lib/firm';
import { expectPanel, fillIn, openForm } from './filling';
import { catchMails } from './mails';
import { expect, test } from './support';

for (const [service, label] of [
  ['agriculture', /^Solution: Agriculture/],
  ['policy', /^Solution: Policy$/],
] as const) {
  test(`the short form of ${service} sends the practice as the solution`, async ({ page }) => {
    const form = await openForm(page, `services/${service}/`, `inquiry-${service}`);
    const mails = await catchMails(page);
    await expect(form.locator('input, select, textarea')).toHaveCount(4);
    await fillIn(form, {
      'First name': 'Amina',
      'Last name': 'Otieno',
      'Work email': 'amina@example.org',
      'Additional information': 'Two lines,\nboth kept.',
    });
    await form.getByRole('button', { name: 'Submit' }).click();
    await expectPanel(page);
    const [message, confirmation] = mails;
    expect(message).toMatchObject({
      to: firm.email,
      subject: `Contact Form Submission - ${service}`,
    });
    const lines = message?.body.split('\r\n') ?? [];
    expect(lines.slice(0, 2)).toEqual(['Name: Amina Otieno', 'Email: amina@example.org']);
    expect(lines[2]).toMatch(label);
    // It asked for no industry and no consent: nothing is answered in the visitor's name.
    expect(lines.slice(3)).toEqual(['Message:', 'Two lines,', 'both kept.']);
    expect(confirmation?.to).toBe('amina@example.org');
    await expect(page.getByText('Form Submitted Successfully')).toBeVisible();
  });
}
