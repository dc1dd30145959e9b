/** @jest-environment jsdom */
import { forgetAtChangedFields, tellAtFormFields } from '@/lib/editor/browser/field-mistakes';

const file = 'content/articles/x.md';
const isOpen = (one: string) => one === file || one === 'content/sw/articles/x.md';

/** The form as Sveltia CMS makes it: a pane for each language, a section for each field. */
function form(...fields: string[]) {
  const sections = fields.map((field) => `<section data-key-path="${field}"></section>`).join('');
  document.body.innerHTML = ['en', 'sw']
    .map((language) => `<div data-locale="${language}">${sections}</div>`)
    .join('');
}
const said = (field: string, language = 'en') =>
  document.querySelector(`[data-locale=${language}] [data-key-path="${field}"]`)?.textContent;
afterEach(() => tellAtFormFields([], isOpen));
/** Observers are told of what changed after the task in which it did. */
const changed = () => new Promise((resolve) => setTimeout(resolve));

it('says at a field what is wrong of it, in its language, and takes it away once it is right', () => {
  form('date', 'updated', 'body');
  tellAtFormFields(
    [
      `${file}: updated: found 2026-06-01, which is before date, expected 2026-06-02 or later`,
      `${file}: text, line 8: found a link to /nowhere, expected the address of a page`,
      'content/sw/articles/x.md: date: found a date, expected none',
      'content/articles/another.md: date: found "x", expected a date',
    ],
    isOpen,
  );
  expect(said('updated')).toBe(
    'found 2026-06-01, which is before date, expected 2026-06-02 or later.',
  );
  expect(said('body')).toBe('found a link to /nowhere, expected the address of a page.');
  expect(said('date')).toBe('');
  expect(said('date', 'sw')).toBe('found a date, expected none.');
  tellAtFormFields([], isOpen);
  expect(document.body.textContent).toBe('');
});

it('says at a group which of its fields is meant, and moves to the field once the form has made it', async () => {
  form('title');
  tellAtFormFields([`${file}: agenda[2].time: found "03:00", expected a time`], isOpen);
  expect(document.body.textContent).toBe('');
  form('title', 'agenda');
  await changed();
  expect(said('agenda')).toBe('agenda[2].time: found "03:00", expected a time.');
  const time = document.createElement('section');
  time.dataset.keyPath = 'agenda.1.time';
  document.querySelector('[data-locale=en]')?.append(time);
  await changed();
  expect(time.textContent).toBe('found "03:00", expected a time.');
  expect(said('agenda')).toBe('');
});

it('goes from a field that was changed with the save, and from no other', () => {
  form('url', 'date');
  tellAtFormFields(
    [
      `${file}: url: found "http://x", expected https://`,
      `${file}: date: found "x", expected a day`,
    ],
    isOpen,
  );
  const field = document.createElement('input');
  document.querySelector('[data-locale=en] [data-key-path=url]')?.prepend(field);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  expect(said('url')).toContain('found "http://x"');
  forgetAtChangedFields();
  expect(said('url')).toBe('');
  expect(said('date')).toContain('found "x"');
  tellAtFormFields([`${file}: url: found "ftp://x", expected https://`], isOpen);
  expect(said('url')).toContain('found "ftp://x"');
});
