/** @jest-environment jsdom */
/** The first press comes before React: what was told then stays when React takes over. */
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { ApplicationForm } from '@/components/forms/application-form';
import { NewsletterForm } from '@/components/forms/newsletter-form';
import { startErrorSummary } from '@/lib/browser/boot/error-summary';
import { startFormErrors } from '@/lib/browser/boot/form-errors';
import { labels } from '@/lib/labels';
import { catchMail } from '@/tests/support/catch-mail';

// The scripts of the page run here by themselves.
jest.mock('@/components/site/boot-script', () => ({ BootScript: () => null }));

const opened = catchMail();
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  startFormErrors();
  startErrorSummary();
});
afterEach(() => jest.restoreAllMocks());

const page = (
  <main>
    <ApplicationForm />
    <NewsletterForm variant="footer" />
  </main>
);
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
const press = (form: string) =>
  document.querySelector<HTMLElement>(`${form} [type=submit]`)!.click();
const type = (name: string, value: string) => {
  field(name).value = value;
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
};

function served() {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.replaceChildren(container);
  return container;
}

async function takeOver(container: Element) {
  const errors: unknown[] = [];
  jest.spyOn(console, 'error').mockImplementation((...message) => errors.push(message));
  await act(async () => {
    hydrateRoot(container, page, { onRecoverableError: (error) => errors.push(error) });
  });
  expect(errors).toEqual([]);
}

test('before React: our own words at the fields, a summary, the focus on the first', () => {
  served();
  type('firstName', 'Amina');
  type('linkedin', 'amina');
  press('#application');
  expect(field('lastName')).toHaveFocus();
  expect(field('lastName')).toHaveAccessibleDescription(labels.form.errors.required);
  expect(field('linkedin')).toHaveAccessibleDescription(labels.form.errors.linkedin);
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(5);
  expect(document.querySelector('[role=alert]')).toHaveTextContent('5 fields need your attention');
  // White space alone is no answer.
  type('lastName', '  ');
  expect(field('lastName')).not.toHaveAttribute('aria-invalid');
  press('#application');
  expect(field('lastName')).toHaveFocus();
});

test('React takes the page over without a complaint and leaves what was told', async () => {
  const container = served();
  press('#application');
  press('main form:last-of-type');
  press('[data-island]:last-of-type form');
  const told = container.innerHTML;
  expect(container).toHaveTextContent('5 fields need your attention');
  await takeOver(container);
  expect(container.innerHTML.replaceAll(' data-ready=""', '')).toBe(told);
});

test('and the fields are mended and sent as if React had been there from the start', async () => {
  jest.useFakeTimers();
  try {
    const container = served();
    press('#application');
    await takeOver(container);
    for (const [name, value] of [
      ['firstName', 'Amina'],
      ['lastName', 'Otieno'],
      ['coverLetter', 'I count things.'],
      ['position', 'consultant'],
    ] as const) {
      type(name, value);
      expect(field(name)).not.toHaveAttribute('aria-invalid');
    }
    type('email', 'amina@example.org');
    expect(document.querySelector('[role=alert]')).not.toBeVisible();
    await act(async () => press('#application'));
    expect(opened[0]).toMatch(/^mailto:.*Career%20Application%20-%20consultant/);
    await act(async () => jest.advanceTimersByTime(1000));
    expect(container).toHaveTextContent(labels.sent.title);
  } finally {
    jest.useRealTimers();
  }
});
