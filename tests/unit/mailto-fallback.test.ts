/** @jest-environment jsdom */
import { startMailtoFallback } from '@/lib/browser/boot/mailto-fallback';
import { catchMail } from '@/tests/support/catch-mail';
import { readMail } from '@/tests/support/read-mail';

const opened = catchMail();
// The link is not in the document: it is caught where it is pressed.
beforeEach(() => {
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(
    this: HTMLAnchorElement,
  ) {
    opened.push(this.href);
  });
});
afterEach(() => jest.restoreAllMocks());
beforeAll(startMailtoFallback);

const form = (action: string) => {
  document.body.innerHTML =
    `<form id="f" data-draft="x" action="${action}"><label for="n">First name <span>*</span></label><input id="n" name="firstName">` +
    '<label for="m">Message <span>(optional)</span></label><textarea id="m" name="message"></textarea><label for="s">Solution *</label><select id="s" name="solution"><option value="policy">Policy</option></select>' +
    '<label><input type="checkbox" name="agreeToTerms" value="yes" checked><span>I agree.\u00a0*</span></label>' +
    '<div data-opened><p tabindex="-1">One step left.</p><pre></pre></div></form>' +
    '<fieldset><legend>Offices</legend><label><input type="radio" name="office" value="lagos" form="f" checked><b>Lagos</b><i>6.5° N</i></label></fieldset>';
  return document.forms[0] as HTMLFormElement;
};
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
const submit = (element: HTMLFormElement) =>
  element.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

it('opens one mail with every answer, and leaves the fields as they are', () => {
  const element = form('mailto:info@firm.example?subject=Contact%20Form%20Submission');
  field('firstName').value = 'Ömer & Ŋutsu';
  field('message').value = 'One\nمرحبا 👩🏾‍🌾 100%';
  expect(submit(element)).toBe(false);
  expect(opened).toHaveLength(1);
  expect(readMail(opened[0]!)).toMatchObject({
    to: 'info@firm.example',
    // The option it is about, as in the mail that React makes.
    subject: 'Contact Form Submission - policy',
    fields: ['subject', 'body'],
    body: 'First name: Ömer & Ŋutsu\r\nMessage: One\r\nمرحبا 👩🏾‍🌾 100%\r\nSolution: Policy\r\nI agree: yes\r\nOffices: Lagos',
  });
  expect(field('message').value).toContain('مرحبا');
});

it('writes nothing for a list in which nothing was chosen', () => {
  const element = form('mailto:info@firm.example?subject=x');
  document.querySelector('select')!.innerHTML = '<option value="">Choose one</option>';
  submit(element);
  expect(readMail(opened.at(-1)!).body).toContain('\r\nSolution: \r\n');
});

it('leaves the whole text to copy, and the focus on the sentence that says what is left to do', () => {
  const element = form('mailto:info@firm.example?subject=x');
  field('message').value = 'é'.repeat(4000);
  submit(element);
  const copy = element.querySelector('pre');
  expect(copy?.textContent).toMatch(/^info@firm\.example\n/);
  expect(copy?.textContent).toContain(`Message: ${'é'.repeat(4000)}\nSolution: Policy\n`);
  expect(document.activeElement).toHaveTextContent('One step left.');
});

it('keeps within what a mail link can carry, and marks where it stops', () => {
  const element = form('mailto:info@firm.example?subject=x');
  field('message').value = '👩🏾‍🌾'.repeat(4000);
  submit(element);
  expect(opened[0]?.length).toBeLessThanOrEqual(1900);
  expect(readMail(opened[0]!).body).toMatch(/\r\n\[…\]$/);
});

it('leaves a form that React has answered, and one that posts elsewhere, alone', () => {
  const answered = form('mailto:info@firm.example?subject=x');
  answered.addEventListener('submit', (event) => event.preventDefault());
  submit(answered);
  const search = form('/search/');
  delete search.dataset.draft;
  expect(submit(search)).toBe(true);
  expect(opened).toEqual([]);
});
