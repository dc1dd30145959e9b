/*
 * Findings that are let stand. One entry for each: the engine and its rule, the elements (a CSS
 * selector; nothing else is excused), why the page is right, and where one can read that. The
 * accessibility statement prints them. An entry that nothing needs any more is an error itself.
 */

/**
 * @typedef {{
 *   engine: import('./engines.mjs').EngineId, rule: string, selector: string,
 *   reason: string, source: string, link: string
 * }} Exception
 */

/** The hero of the careers page (components/careers/careers-hero.tsx). */
const ON_THE_LAND = {
  selector:
    'section > div:first-child + div + h1 > span > .type-d1, section > div:first-child + div + h1 + div .type-lede',
  reason:
    'White words stand on the land, a dark red behind them: 8.3 to 1 in light, 11.3 to 1 in dark. The engine compares them with the sky above the land.',
  source: 'WCAG 2.2, contrast ratio',
  link: 'https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio',
};

/** @type {readonly Exception[]} */
export const exceptions = [
  {
    engine: 'equal-access',
    rule: 'aria_content_in_landmark',
    selector: 'body > a[href="#main"]',
    reason:
      'The link to skip to the content has to be the first thing on the page, before the header and so before any landmark.',
    source: 'WCAG technique G1',
    link: 'https://www.w3.org/WAI/WCAG22/Techniques/general/G1',
  },
  {
    engine: 'equal-access',
    rule: 'aria_form_label_unique',
    selector: 'form:not([role], [aria-label], [aria-labelledby], [title])',
    reason:
      'The engine takes every form for a landmark. A form without a name is none, so there are no two to be told apart.',
    source: 'HTML Accessibility API Mappings, form',
    link: 'https://www.w3.org/TR/html-aam-1.0/#el-form',
  },
  {
    engine: 'equal-access',
    rule: 'aria_role_redundant',
    selector: ':is(table, thead, tbody, tr, th, td)[role]',
    reason:
      'On a phone a table is set as blocks, which takes away its roles in some browsers. The roles in the markup give them back.',
    source: 'Tables, CSS display properties and ARIA',
    link: 'https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html',
  },
  {
    engine: 'equal-access',
    rule: 'element_attribute_deprecated',
    selector: 'meta[http-equiv="Content-Security-Policy"]',
    reason: 'The attribute is not deprecated, and this value is one that the standard lists.',
    source: 'HTML Standard, pragma directives',
    link: 'https://html.spec.whatwg.org/multipage/semantics.html#pragma-directives',
  },
  {
    engine: 'equal-access',
    rule: 'element_attribute_deprecated',
    selector: 'ol[start]',
    reason:
      'A list that goes on where another ended, as clauses do; the attribute is not deprecated.',
    source: 'HTML Standard, the ol element',
    link: 'https://html.spec.whatwg.org/multipage/grouping-content.html#attr-ol-start',
  },
  {
    engine: 'equal-access',
    rule: 'element_tabbable_role_valid',
    selector: '[data-table][role="group"]',
    reason:
      'A table that is wider than its frame is scrolled in it by key, so the frame takes the focus. Whether a table is wider depends on the window, of which the markup knows nothing.',
    source: 'Understanding WCAG 2.2, keyboard',
    link: 'https://www.w3.org/WAI/WCAG22/Understanding/keyboard.html',
  },
  {
    engine: 'equal-access',
    rule: 'fieldset_legend_valid',
    selector: 'fieldset:has(> legend.sr-only:first-child)',
    reason:
      'The legend is there for those who hear the page. It is out of sight because the heading above says the same.',
    source: 'WCAG technique H71',
    link: 'https://www.w3.org/WAI/WCAG22/Techniques/html/H71',
  },
  {
    engine: 'equal-access',
    rule: 'aria_accessiblename_exists',
    selector: 'th:has(> .sr-only:only-child)',
    reason:
      'The head of the first column has its name for those who hear the page; those who see it read the same from the column.',
    source: 'WCAG technique C7',
    link: 'https://www.w3.org/WAI/WCAG22/Techniques/css/C7',
  },
  {
    engine: 'equal-access',
    rule: 'figure_label_exists',
    selector: 'details:not([open]) figure:has(> figcaption)',
    reason:
      'The figure has its caption. On a phone both lie in a folded chapter, where the engine sees the one and not the other.',
    source: 'HTML Accessibility API Mappings, figure',
    link: 'https://www.w3.org/TR/html-aam-1.0/#el-figure',
  },
  { engine: 'equal-access', rule: 'text_contrast_sufficient', ...ON_THE_LAND },
  { engine: 'code-sniffer', rule: 'Principle1.Guideline1_4.1_4_3.G145.Fail', ...ON_THE_LAND },
  { engine: 'code-sniffer', rule: 'Principle1.Guideline1_4.1_4_3.G18.Fail', ...ON_THE_LAND },
];

/** The exceptions of one engine, in the order that `inspect` numbers them. */
export const exceptionsOf = (engine) => exceptions.filter((entry) => entry.engine === engine);
