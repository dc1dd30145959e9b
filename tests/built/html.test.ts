import { HtmlValidate } from 'html-validate';
import { builtPages } from '../support/built-site';

/** html-validate's recommended and standards rules; each exception says why. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  // HTML, 4.6.8.5: `blocking` also stands with rel="expect", which html-validate 10.0 does not know yet.
  elements: [
    'html5',
    { link: { attributes: { blocking: { enum: ['render'], allowed: () => null } } } },
  ],
  rules: {
    // React prints void elements with a slash, lower-cases nothing and omits no end tag: style, not validity.
    'void-style': 'off',
    'doctype-style': 'off',
    // The last line of a RIS record ends in a blank (`ER  - `), and <pre> shows it as it is.
    'no-trailing-whitespace': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // The framework's bootstrap script is called _R_; ids of ours are checked for uniqueness elsewhere.
    'valid-id': ['error', { relaxed: true }],
    // Counts a dialog as a document of its own; pages.test.ts checks the order of headings.
    'heading-level': 'off',
    // Tables whose rows become blocks on a phone say their roles: Safari forgets them otherwise
    // (https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html).
    'no-redundant-role': 'off',
    // A list may be named where its heading is a column or a picture.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Long and short text are a matter of content.
    'long-title': 'off',
    'no-inline-style': 'error',
    // Telephone numbers are grouped with ordinary spaces so that they can break on a narrow phone.
    'tel-non-breaking': 'off',
    // The framework's own scripts get integrity in the lean export.
    'require-sri': 'off',
  },
});

it('is valid', async () => {
  const errors: string[] = [];
  for (const { file, html } of builtPages()) {
    const report = await validator.validateString(html, file);
    for (const result of report.results) {
      for (const { ruleId, message, line, column, selector } of result.messages) {
        errors.push(`${file}:${line}:${column} ${ruleId} ${message} ${selector ?? ''}`);
      }
    }
  }
  expect(errors.slice(0, 40)).toEqual([]);
}, 120_000);
