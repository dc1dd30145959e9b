import { allPictureFiles } from '@/lib/art/all-pictures';
import { insightKindIds } from '@/lib/content/kinds';
import { contentAdvice } from '@/lib/content/relations/advice';
import { insights, insightsIn, relatedTo } from '@/lib/content/relations/insights';
import { kindSources } from '@/lib/content/relations/kind-sources';
import { articles } from '@/lib/content/types/article';
import { industries } from '@/lib/content/types/industry';
import { offices } from '@/lib/content/types/office';
import { experts, leadership, people } from '@/lib/content/types/person';
import { services } from '@/lib/content/types/service';
import { topicWords } from '@/lib/content/types/topic';

describe('the firm', () => {
  it('has practices, industries and offices in the order that their files say', () => {
    for (const all of [services(), industries(), offices()]) {
      const places = all.map(({ order = Number.POSITIVE_INFINITY }) => order);
      expect(places).toEqual([...places].sort((one, other) => one - other));
    }
  });

  it('shows everyone on the team page or among those who answer for the firm', () => {
    const shown = new Set([...experts(), ...leadership()].map(({ id }) => id));
    expect([...shown].sort()).toEqual(
      people()
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('says what a practice means in an industry, each in its own sentence', () => {
    const sentences = services().flatMap(({ byIndustry }) => Object.values(byIndustry));
    expect(sentences.length).toBeGreaterThan(0);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

describe('the library', () => {
  it('opens with the four teasers of the firm’s brief', () => {
    const slugs = articles().map(({ slug }) => slug);
    for (const slug of [
      'agricultural-transformation',
      'digital-infrastructure',
      'public-sector-leaders',
      'financial-inclusion',
    ]) {
      expect(slugs).toContain(slug);
    }
  });

  it.each(insightKindIds)('has something of the kind %s', (kind) => {
    expect(kindSources[kind].pieces()).not.toEqual([]);
    for (const piece of kindSources[kind].pieces()) expect(piece.kind).toBe(kind);
  });

  it.each(topicWords())('has at least two pieces on $id', ({ id }) => {
    expect(insightsIn(id).length).toBeGreaterThanOrEqual(2);
  });

  it('refers only to pieces that exist, and never a piece to itself', () => {
    expect(() => insights().map(relatedTo)).not.toThrow();
  });

  it('says what an editor may weigh in one sentence each, with the file', () => {
    for (const sentence of contentAdvice()) {
      expect(sentence).toMatch(/^content\/[\w/-]+\.(?:md|yaml|ts): .*found .+ wanted/);
    }
  });
});

it('every picture has a file name of its own', () => {
  const files = allPictureFiles();
  expect(files.size).toBeGreaterThan(100);
});
