import { expect, type Locator, type Page } from 'playwright/test';

/** What a visitor answers, by label; a list is answered with its option's label. */
export type Answers = Readonly<Record<string, string>>;

export const inquiry: Answers = {
  'First name': 'Amina',
  'Last name': 'Otieno',
  Email: "o'brien+tag@example.org",
  Solution: 'Policy',
  Industry: 'Energy',
  Message: 'We need a second pair of eyes.',
};

export const application: Answers = {
  'First name': 'Amina',
  'Last name': 'Otieno',
  Email: 'amina@example.org',
  Phone: '+254 711 000 000',
  Position: 'Research Analyst',
  Experience: '15+ years',
  'Preferred location': 'Addis Ababa',
  Availability: '2 months',
  'LinkedIn profile': 'linkedin.com/in/amina',
  'Cover letter': 'I count things.',
};

/** Fills in a form by its visible labels and ticks the terms where they are asked for. */
export async function fillIn(form: Locator, answers: Answers) {
  for (const [label, answer] of Object.entries(answers)) {
    const field = form.getByLabel(label);
    if (await field.evaluate((element) => element.tagName === 'SELECT')) {
      await field.selectOption({ label: answer });
    } else await field.fill(answer);
  }
  const terms = form.getByRole('checkbox', { name: /^I agree/ });
  if (await terms.count()) await terms.check();
}

/** A mail form, hydrated: React has taken it over. */
export async function openForm(page: Page, route: string, id: string): Promise<Locator> {
  await page.goto(route);
  const form = page.locator(`#${id}`);
  await hydrateForm(form);
  return form;
}

/** Scripts may wait for a first touch of the form. */
export async function hydrateForm(form: Locator) {
  await form.locator('input').first().focus();
  await form.locator('xpath=ancestor::*[@data-island][@data-ready]').waitFor();
}

/** What stays after a form was submitted. */
export const panelOf = (page: Page) =>
  page.getByRole('status', { name: 'One step left: press Send' });

/** It is there, and has the focus. */
export async function expectPanel(page: Page) {
  // The browser tells when it comes; what is expected of it is asked for only now and then.
  await panelOf(page).waitFor();
  await expect(panelOf(page)).toBeFocused();
}

/** The notice that comes after it. */
export const noticeOf = (page: Page) => page.locator('[data-toast]');

/** A typed text as a mail carries it. */
export const inMail = (text: string) => text.replaceAll('\n', '\r\n');
