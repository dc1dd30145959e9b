import { topics } from '@/lib/content/pages/topics';
import { extractClaims } from '@/lib/content/relations/brief-claims';
import { insights, insightsIn } from '@/lib/content/relations/insights';
import { policyBriefs } from '@/lib/content/types/policy-brief';
import { readMarkdown } from '@/lib/markdown/document';
import { metaDescription } from '@/lib/seo/description';

describe.each(insights().map((piece) => [piece.file, piece] as const))('%s', (_, piece) => {
  it('cites every source it lists, and lists every source it cites', () => {
    expect(readMarkdown(piece.body, piece).sources).toHaveLength(piece.sources.length);
  });

  it('has a description of 70 to 160 characters', () => {
    const { length } = metaDescription(piece.excerpt);
    expect(length).toBeGreaterThanOrEqual(70);
    expect(length).toBeLessThanOrEqual(160);
  });
});

it('has the claims for the sheet of every brief', () => {
  for (const brief of policyBriefs()) {
    expect(() => extractClaims(readMarkdown(brief.body, brief), brief)).not.toThrow();
  }
});

it('has something to read on every topic, and words of its own for each', () => {
  expect(topics().filter(({ id }) => insightsIn(id).length === 0)).toEqual([]);
  expect(new Set(topics().map(({ lede }) => lede)).size).toBe(topics().length);
});
