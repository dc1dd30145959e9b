import { describeIssues } from '@/lib/content/engine/content-error';
import { source } from '@/lib/content/types/source';

const good = {
  id: 'knbs-2024',
  publisher: 'KNBS',
  title: 'Economic Survey 2024',
  year: 2024,
  url: 'https://www.knbs.or.ke/economic-survey',
};

/** What an editor is told of a source; nothing when it can be used. */
function errors(fields: Record<string, unknown>): string[] {
  const data = { ...good, ...fields };
  const given = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
  const result = source.safeParse(given);
  return result.success ? [] : describeIssues(result.error.issues, given);
}

describe('a source', () => {
  it.each([
    ['has a year and an address', {}],
    ['may say where in the work', { at: 'table 3' }],
    ['is undated and was read in some year', { year: undefined, read: 2026 }],
    ['is not online', { url: undefined, noLink: 'not-online' }],
    [
      'is undated and at no address',
      { year: undefined, read: 2026, url: undefined, noLink: 'no-lasting-address' },
    ],
  ])('%s', (_, fields) => expect(errors(fields)).toEqual([]));

  it.each([
    [
      'has no year',
      { year: undefined },
      'year: found nothing, expected the year in which it came out, or, in its place, read, the year in which an undated page was read',
    ],
    [
      'calls its year undated',
      { year: 'undated' },
      'year: found "undated", expected a year such as 2019, or, in its place, read, the year in which an undated page was read',
    ],
    [
      'has two years',
      { read: 2026 },
      'read: found 2026, expected year or read, and not both: read is for pages without a date',
    ],
    [
      'was read on a day',
      { year: undefined, read: '2 May' },
      'read: found "2 May", expected the year in which an undated page was read, such as 2026',
    ],
    [
      'leads nowhere',
      { url: undefined },
      'url: found nothing, expected the address of the work, or, where it has none, the reason at “No link” (noLink)',
    ],
    [
      'has an address and none',
      { noLink: 'not-online' },
      'noLink: found "not-online", expected no reason beside an address (url)',
    ],
    [
      'is missing for a reason of its own',
      { url: undefined, noLink: 'lost' },
      'noLink: found "lost", expected one of "not-online", "no-lasting-address"',
    ],
  ])('that %s is refused in one sentence', (_, fields, sentence) => {
    expect(errors(fields)).toEqual([sentence]);
  });
});

describe('the address of a source', () => {
  it.each([
    'https://new.kenyalaw.org/akn/ke/act/2012/18/eng@2024-04-26',
    'https://www.saflii.org/za/cases/ZACC/2000/1.html',
    'https://example.org/document/abc?page=5',
    'https://example.org/list?p=12',
    'https://example.org/lamp/stamp',
    'https://www.contest.org/testing/protest',
    'https://latest.example.org/a',
    'https://amplify.example.org/a',
  ])('may be %s', (url) => expect(errors({ url })).toEqual([]));

  it.each([
    ['http://example.org/a', 'an address that begins with https://'],
    ['not an address', 'an address that begins with https://'],
    [
      'https://example.org/a?utm_source=rss',
      'an address without utm_source=, which says nothing of the page',
    ],
    [
      'https://example.org/a?x=1&fbclid=9',
      'an address without fbclid=, which says nothing of the page',
    ],
    ['https://example.org/a?geo=ZA', 'an address without geo=, which says nothing of the page'],
    ['https://example.org/a/amp/', 'the address of the page itself, not of its AMP copy'],
    [
      'https://example.org/amp/a/article/200',
      'the address of the page itself, not of its AMP copy',
    ],
    ['https://amp.example.org/a', 'the address of the page itself, not of its AMP copy'],
    [
      'https://example-org.cdn.ampproject.org/a',
      'the address of the page itself, not of its AMP copy',
    ],
    ['https://example.org/a.amp.html', 'the address of the page itself, not of its AMP copy'],
    [
      'https://example.org/?p=4617',
      'the address in words that the page opens at, not ?p= and a number',
    ],
    [
      'https://example.org/en/?p=4617',
      'the address in words that the page opens at, not ?p= and a number',
    ],
    ['https://beta.example.org/a', 'the public host, not one for trials'],
    ['https://betabd.example.org/a', 'the public host, not one for trials'],
    ['https://www.staging.example.org/a', 'the public host, not one for trials'],
    ['https://msu-prod.dotcmscloud.com/a', 'the public host, not one for trials'],
    ['https://example.org./a', 'a host name without a dot at its end'],
  ])('may not be %s', (url, expected) => {
    expect(errors({ url })).toEqual([`url: found ${JSON.stringify(url)}, expected ${expected}`]);
  });

  it('without a year and with a wrong address is told both at once', () => {
    expect(
      errors({ year: undefined, url: 'http://x' }).map((error) => error.split(':')[0]),
    ).toEqual(['url', 'year']);
  });
});
