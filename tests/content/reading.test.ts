import { topics } from '@/lib/content/pages/topics';
import { extractClaims } from '@/lib/content/relations/brief-claims';
import { insightsIn } from '@/lib/content/relations/insights';
import { articles } from '@/lib/content/types/article';
import { caseStudies } from '@/lib/content/types/case-study';
import { events } from '@/lib/content/types/event';
import { newsletterIssues } from '@/lib/content/types/newsletter-issue';
import { policyBriefs } from '@/lib/content/types/policy-brief';
import { reports } from '@/lib/content/types/report';
import { readMarkdown } from '@/lib/markdown/document';
import { splitAtHeadings } from '@/lib/markdown/sections';
import { metaDescription } from '@/lib/seo/description';

const sourced = [
  ...articles(),
  ...policyBriefs(),
  ...caseStudies(),
  ...reports(),
  ...events(),
  ...newsletterIssues(),
];

describe.each(sourced.map((piece) => [piece.file, piece] as const))('%s', (_, piece) => {
  it('cites every source it lists, and lists every source it cites', () => {
    expect(readMarkdown(piece.body, piece).sources).toHaveLength(piece.sources.length);
  });

  it('has a description of 70 to 160 characters', () => {
    const { length } = metaDescription(piece.excerpt);
    expect(length).toBeGreaterThanOrEqual(70);
    expect(length).toBeLessThanOrEqual(160);
  });
});

it('sets headings of level 3 in reports only', () => {
  const others = [...articles(), ...policyBriefs()];
  const deep = others.filter((piece) =>
    readMarkdown(piece.body, piece).headings.some(({ level }) => level === 3),
  );
  expect(deep.map(({ file }) => file)).toEqual([]);
});

it('ends every report with what could not be found out', () => {
  const last = reports().map((report) =>
    splitAtHeadings(readMarkdown(report.body, report)).sections.at(-1),
  );
  expect(new Set(last.map((section) => section?.title))).toEqual(
    new Set(['What we could not find out']),
  );
});

it('has four claims for the sheet of every brief', () => {
  const counts = policyBriefs().map(
    (brief) => extractClaims(readMarkdown(brief.body, brief), brief.file).length,
  );
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(4);
});

it('has something to read on every topic, and words of its own for each', () => {
  expect(topics().filter(({ category }) => insightsIn(category).length === 0)).toEqual([]);
  expect(new Set(topics().map(({ lede }) => lede)).size).toBe(topics().length);
});
