import { conductPolicies } from '@/lib/content/types/conduct-policy';
import { industries } from '@/lib/content/types/industry';
import { services } from '@/lib/content/types/service';
import { topicWords } from '@/lib/content/types/topic';
import { languages } from '@/lib/languages';
import { builtPages, existsInOut } from '../support/built-site';

/** The 34 routes of the firm’s brief, at exactly these paths. */
const specified = [
  '/',
  '/about',
  '/services',
  '/services/overview',
  '/services/agriculture',
  '/services/policy',
  '/services/capacity',
  '/services/research',
  '/services/programs',
  '/services/monitoring',
  '/services/communications',
  '/industries',
  '/industries/overview',
  '/industries/public-sector',
  '/industries/development',
  '/industries/agriculture',
  '/industries/financial',
  '/industries/healthcare',
  '/industries/education',
  '/industries/technology',
  '/industries/energy',
  '/contact',
  '/team',
  '/team/leadership',
  '/careers',
  '/insights',
  '/insights/all',
  '/insights/policy-briefs',
  '/insights/case-studies',
  '/insights/reports',
  '/insights/events',
  '/insights/newsletter',
  '/terms',
  '/privacy',
];

/** What the decisions add. */
const added = [
  '/sitemap',
  '/accessibility',
  '/privacy-policy',
  '/search',
  '/working-with-us',
  '/working-with-us/capability-statement',
  '/working-with-us/methods',
  ...conductPolicies().map(({ path }) => path),
  '/working-with-us/specimens',
  // The brief's home page leads to these four: one that is taken away has to forward (content/redirects.yaml).
  '/insights/agricultural-transformation',
  '/insights/digital-infrastructure',
  '/insights/public-sector-leaders',
  '/insights/financial-inclusion',
  ...services().map(({ path }) => path),
  ...industries().map(({ path }) => path),
  ...topicWords().map(({ path }) => path),
];

const ofEachLanguage = [
  '/404.html',
  '/manifest.webmanifest',
  '/feed.xml',
  '/feed.json',
  '/calendar.ics',
  '/search-index/newest.json',
];

const atRoot = [
  '/sitemap.xml',
  '/robots.txt',
  '/.well-known/security.txt',
  '/favicon.ico',
  '/sw.js',
  '/copies.js',
];

it('has 34 specified routes', () => expect(new Set(specified).size).toBe(34));

describe.each(languages)('in $name', ({ prefix }) => {
  it.each([...new Set([...specified, ...added])])('%s is a page', (route) => {
    expect(existsInOut(`${prefix}${route.endsWith('/') ? route : `${route}/`}`)).toBe(true);
  });

  it.each(ofEachLanguage)('%s is a file', (file) => {
    expect(existsInOut(`${prefix}${file}`)).toBe(true);
  });
});

it.each(atRoot)('%s is a file, once', (file) => {
  const places = languages.map(({ prefix }) => existsInOut(`${prefix}${file}`));
  expect(places).toEqual(languages.map((_, at) => at === 0));
});

it('every page of a language is one of every other', () => {
  const routes = (id: string) =>
    builtPages()
      .filter(({ language }) => language.id === id)
      .map(({ route }) => route);
  for (const { id } of languages) expect(routes(id)).toEqual(routes(languages[0].id));
});

it('the gallery of components is not published', () => {
  expect(existsInOut('/gallery/')).toBe(false);
});

it('every page is a whole document', () => {
  for (const { file, html } of builtPages()) {
    expect([file, html.startsWith('<!DOCTYPE html>'), html.trimEnd().endsWith('</html>')]).toEqual([
      file,
      true,
      true,
    ]);
  }
});
