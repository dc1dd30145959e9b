import { allPictureFiles } from '@/lib/art/all-pictures';
import { insights, insightsIn, relatedTo } from '@/lib/content/relations/insights';
import { articles } from '@/lib/content/types/article';
import { caseStudies } from '@/lib/content/types/case-study';
import { events } from '@/lib/content/types/event';
import { categories, industryIds, serviceIds } from '@/lib/content/types/ids';
import { industries } from '@/lib/content/types/industry';
import { newsletterIssues } from '@/lib/content/types/newsletter-issue';
import { offices } from '@/lib/content/types/office';
import { experts, leadership, people } from '@/lib/content/types/person';
import { policyBriefs } from '@/lib/content/types/policy-brief';
import { reports } from '@/lib/content/types/report';
import { services } from '@/lib/content/types/service';
import { countWords } from '@/lib/format/reading-time';

describe('the firm', () => {
  it('has seven practices, eight industries, six offices, three experts', () => {
    expect(services().map(({ id }) => id)).toEqual([...serviceIds]);
    expect(industries().map(({ id }) => id)).toEqual([...industryIds]);
    expect(offices()).toHaveLength(6);
    expect(experts()).toHaveLength(3);
  });

  it('counts as the specification says', () => {
    const figures = offices().map(({ city, projects, clients, staff }) => [
      city,
      projects,
      clients,
      staff,
    ]);
    expect(figures).toEqual([
      ['Nairobi', '150+', '25+', '45+'],
      ['Lagos', '40+', '8+', '14+'],
      ['Cape Town', '30+', '6+', '12+'],
      ['Accra', '25+', '5+', '9+'],
      ['Kigali', '30+', '5+', '10+'],
      ['Casablanca', '15+', '3+', '7+'],
    ]);
  });

  it('has at most three leaders beside the experts', () => {
    const expertIds = experts().map(({ id }) => id);
    const leaders = leadership().map(({ id }) => id);
    expect(leaders).toEqual(expect.arrayContaining(expertIds));
    expect(leaders.length).toBeLessThanOrEqual(6);
  });

  it('says for every practice what it means in every industry, each in its own sentence', () => {
    const sentences = services().flatMap(({ byIndustry }) =>
      industryIds.map((id) => byIndustry[id]),
    );
    expect(sentences).toHaveLength(56);
    expect(new Set(sentences).size).toBe(56);
  });
});

describe('the library', () => {
  it('opens with the four teasers of the specification', () => {
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

  it('has what the lists promise', () => {
    expect(articles().length).toBeGreaterThanOrEqual(7);
    expect(policyBriefs()).toHaveLength(3);
    expect(caseStudies()).toHaveLength(2);
    expect(
      reports()
        .map(({ type }) => type)
        .sort(),
    ).toEqual(['Annual Report', 'Policy Paper', 'Research Report']);
    expect(
      events()
        .map(({ type }) => type)
        .sort(),
    ).toEqual(['Conference', 'Webinar', 'Workshop']);
    expect(newsletterIssues()).toHaveLength(3);
  });

  it.each(categories)('has at least two pieces on %s', (category) => {
    expect(insightsIn(category).length).toBeGreaterThanOrEqual(2);
  });

  it('refers only to pieces that exist, and never a piece to itself', () => {
    expect(() => insights().map(relatedTo)).not.toThrow();
  });

  it('gives every person something to be found by', () => {
    const authors = new Set(insights().flatMap(({ people: ids }) => ids));
    expect(
      people()
        .filter(({ id }) => !authors.has(id))
        .map(({ id }) => id),
    ).toEqual([]);
  });

  it.each(articles().map((article): [string, number] => [article.slug, countWords(article.body)]))(
    'article %s is a proper length (%d words)',
    (_, words) => {
      expect(words).toBeGreaterThanOrEqual(900);
      expect(words).toBeLessThanOrEqual(1400);
    },
  );

  it.each(policyBriefs().map((brief): [string, number] => [brief.slug, countWords(brief.body)]))(
    'brief %s is a proper length (%d words)',
    (_, words) => {
      expect(words).toBeGreaterThanOrEqual(700);
      expect(words).toBeLessThanOrEqual(1000);
    },
  );

  it.each(reports().map((report): [string, number] => [report.slug, countWords(report.body)]))(
    'report %s is a proper length (%d words)',
    (_, words) => expect(words).toBeGreaterThanOrEqual(2000),
  );
});

it('every picture has a file name of its own', () => {
  const files = allPictureFiles();
  expect(files.size).toBeGreaterThan(100);
});
