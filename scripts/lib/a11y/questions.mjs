/*
 * What the engines point at and leave to a person, by engine and rule, each with how the site answers it.
 * A kind of question that is not listed fails the run: somebody has to look at it first. An answer is
 * given to the kind, not to each element; "by eye" is what a person has to repeat after a change of
 * design, with `npm run shoot`.
 */

const FOCUS = 'tests/e2e/focus.spec.ts looks for the ring at every stop, in both directions.';
const BEHIND =
  'tests/e2e/focus.spec.ts and menus.spec.ts: nothing that has the focus lies behind the header.';
const ON_PICTURE =
  'By eye: text on a drawing, or on a box that is placed by coordinates, stands on one of the grounds of docs/design.md, whose pairs of colours are measured.';
const FIXED =
  'tests/e2e/reflow.spec.ts: at 320 by 256 pixels nothing scrolls sideways and the fixed header leaves room to read.';

/** @type {Readonly<Record<import('./engines.mjs').EngineId, Readonly<Record<string, string>>>>} */
export const answered = {
  axe: {
    'color-contrast': ON_PICTURE,
    'label-content-name-mismatch':
      'What is seen is an arrow or a sign, not words; the name says what it does.',
  },
  'equal-access': {
    a_target_warning:
      'Web-mail opens in a new tab so that what was written stays; the words of the link say so.',
    aria_descendant_valid:
      'A cover is one picture with one name; the words that are drawn on it stand beside it on the page.',
    blockquote_cite_exists: 'Quotations are quotations; their source is a link in the text.',
    download_keyboard_controllable: 'A download is a plain link to a file.',
    element_tabbable_unobscured: BEHIND,
    element_tabbable_visible:
      'tests/e2e/menus.spec.ts: the link to skip to the content comes into sight with the focus.',
    img_alt_background: 'The arrow of a list, and the threads of a table, are decoration.',
    input_checkboxes_grouped: 'The two boxes ask two different things.',
    input_fields_grouped: 'Name and address are one set of questions; the form is the group.',
    input_label_visible:
      'Icons carry a name for those who hear them. The one field of the newsletter has a label, out of sight.',
    list_structure_proper:
      'A dl may hold its pairs in div elements (HTML Standard, the dl element).',
    select_options_grouped: 'The options are of one kind.',
    style_color_misuse: 'By eye: links in sentences are underlined, errors have a sign and words.',
    style_focus_visible: FOCUS,
    style_highcontrast_visible:
      'The states in forced colours (scripts/lib/a11y/states.mjs), and by eye.',
    style_viewport_resizable:
      'Only display type depends on the window, and its size has a part in rem. The one word across the careers page has none: the statement says so.',
    text_block_heading: 'Short lines that name a card, a cover or a figure, below a real heading.',
    text_contrast_sufficient: ON_PICTURE,
    text_sensory_misuse:
      'By eye: “shape”, “right” and “above” belong to sentences; nothing has to be found by its form or place.',
  },
  'code-sniffer': {
    'Principle1.Guideline1_3.1_3_1.H39.3.NoCaption':
      'Tables in a text are named by the sentence or the heading above, those of charts by aria-label.',
    'Principle1.Guideline1_3.1_3_1.H42': 'A short paragraph that is a paragraph.',
    'Principle1.Guideline1_3.1_3_1.H48':
      'Two or three buttons side by side, not a list of places. Menus are lists.',
    'Principle1.Guideline1_3.1_3_1.H48.2': 'A date, not a numbered list.',
    'Principle1.Guideline1_3.1_3_1.H85.2': 'The options are of one kind.',
    'Principle1.Guideline1_3.1_3_1_A.G141':
      'The dialog for searching stands before the content; while it is closed its heading does not exist.',
    'Principle1.Guideline1_4.1_4_10.C32,C31,C33,C38,SCR34,G206': FIXED,
    'Principle1.Guideline1_4.1_4_3.G145.Abs': ON_PICTURE,
    'Principle1.Guideline1_4.1_4_3.G145.BgImage': ON_PICTURE,
    'Principle1.Guideline1_4.1_4_3.G18.Abs': ON_PICTURE,
    'Principle1.Guideline1_4.1_4_3.G18.BgImage': ON_PICTURE,
  },
};
