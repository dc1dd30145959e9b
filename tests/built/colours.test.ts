import { reports } from '@/lib/content/types/report';
import { topicWords } from '@/lib/content/types/topic';
import { pageHref } from '@/lib/site-url';
import { firstPages } from '../support/built-site';

const pages = new Map(firstPages().map((page) => [page.path, page]));
const categories = topicWords().map(({ name }) => name);
/** The kind of a piece, whose class colours the mark before it, and its category. */
const MARK = /<b class="([^"]*)">[^<]*<\/b> <span>([^<]*)<\/span>/g;

const groundIn = (classes = '') => /\bground-(\w+)/.exec(classes)?.[1];

it('a category has one mark wherever a piece is named', () => {
  const marks = new Map<string, Set<string>>();
  for (const { html } of pages.values()) {
    for (const [, mark = '', category = ''] of html.matchAll(MARK)) {
      if (!categories.some((known) => known === category)) continue;
      marks.set(category, (marks.get(category) ?? new Set()).add(mark));
    }
  }
  expect([...marks.keys()].sort()).toEqual([...categories].sort());
  const all = [...marks.values()].flatMap((classes) => [...classes]);
  expect(all).toHaveLength(categories.length);
  expect(new Set(all).size).toBe(categories.length);
});

it.each(reports().map(({ path, title }) => ({ path: pageHref(path), title })))(
  'a report has one ground on its page and in the list: $title',
  ({ path }) => {
    const own = groundIn(pages.get(path)?.$('main header').first().attr('class'));
    const list = pages.get('/insights/reports/')!.$;
    const stand = list(`article:has(a[href="${path}"]) [class*=ground-]`).first();
    expect(own).toBeDefined();
    expect(groundIn(stand.attr('class'))).toBe(own);
  },
);
