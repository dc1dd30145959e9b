/**
 * Ten ways to break a promise of the site, each small enough to slip through a review.
 * @typedef {object} Mutation
 * @property {string} name
 * @property {string} promise what a visitor would lose
 * @property {string} file
 * @property {string} from stands in the file exactly once
 * @property {string} to
 * @property {Check} check the part of `npm test` that is expected to notice
 *
 * @typedef {object} Check
 * @property {'unit' | 'content' | 'built' | 'e2e'} project `built` and `e2e` build the site first
 * @property {string} tests name of the test file
 * @property {string} [only] beginning of the test's title, where the file holds long ones besides
 */

/** @type {Mutation[]} */
export const mutations = [
  {
    name: 'an unescaped mail field',
    promise: 'What a visitor types reaches the mail as typed, and can add no header to it.',
    file: 'lib/mail/mailto.ts',
    from: 'encode(normaliseLines(body))}',
    to: 'normaliseLines(body)}',
    check: { project: 'unit', tests: 'mailto' },
  },
  {
    name: 'a lost draft',
    promise: 'A half-written form survives a reload.',
    file: 'lib/browser/boot/drafts.ts',
    from: '    save(form);',
    to: '    keyOf(form);',
    check: { project: 'unit', tests: 'boot' },
  },
  {
    name: 'a filter that ignores its value',
    promise: 'A topic shows its entries and no other.',
    file: 'lib/filter/insight-filter.ts',
    from: '(topic === null || entry === topic) &&',
    to: '(topic === null || entry !== null) &&',
    check: { project: 'unit', tests: 'filter' },
  },
  {
    name: 'a feed with a relative address',
    promise: 'A text stands by itself in every feed reader.',
    file: 'lib/feeds/full-text.ts',
    from: "return href.startsWith('/') && !href.startsWith('//') ? pageUrl(href) : href;",
    to: 'return href;',
    check: { project: 'unit', tests: 'feeds' },
  },
  {
    name: 'a wrong event date',
    promise: 'An event stands on the page with the day and the hours of its file.',
    file: 'lib/content/types/event.ts',
    from: 'dayLabel = formatDay(data.start);',
    to: 'dayLabel = formatDay(data.announced);',
    check: { project: 'content', tests: 'events' },
  },
  {
    name: 'a dangling reference',
    promise: 'What a piece recommends exists.',
    file: 'content/articles/financial-inclusion.md',
    from: '  - article/grain-as-collateral\n',
    to: '  - article/grain-as-collatoral\n',
    check: { project: 'content', tests: 'library' },
  },
  {
    name: 'a picture without a text alternative',
    promise: 'A drawing that says something says it to those who cannot see it too.',
    file: 'components/industry/financial/feature-account-drawing.tsx',
    from: '<svg viewBox="0 0 1200 250" role="img" aria-label={alt} className={styles.across}>',
    to: '<svg viewBox="0 0 1200 250" role="img" className={styles.across}>',
    check: { project: 'built', tests: 'pages' },
  },
  {
    name: 'a heading skipped',
    promise: 'The headings of a page are its table of contents.',
    file: 'components/sections/section-head.tsx',
    from: '<h2 className="type-d3 lg:col-span-7" id={id}>\n        {title}\n      </h2>',
    to: '<h4 className="type-d3 lg:col-span-7" id={id}>\n        {title}\n      </h4>',
    check: { project: 'built', tests: 'pages' },
  },
  {
    name: 'an unhashed inline script',
    promise: 'No script runs that the policy does not name, and all of ours do.',
    file: 'lib/export/optimize-export.mjs',
    from: 'scripts: [...inline, rules],',
    to: 'scripts: [loader, rules],',
    check: { project: 'built', tests: 'security-headers' },
  },
  {
    name: 'a dead button',
    promise: 'Every button does something.',
    file: 'components/site/header.tsx',
    from: 'popoverTarget="drawer"',
    to: '',
    check: { project: 'e2e', tests: 'every-control', only: 'every control of the frame' },
  },
];
