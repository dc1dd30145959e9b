import fs from 'node:fs';
import path from 'node:path';
import { editionOf, languages } from '../../lib/export/languages.mjs';
import { everyPage } from '../../scripts/lib/routes.mjs';
import { projectRoot } from '../../scripts/lib/run.mjs';
import { practiceRoute, routeOf } from './content';

const FORWARDS = 'privacy-policy/';

/** Every page of every language, without the leading slash, and in each an address that forwards. */
export const everyRoute = [
  ...everyPage(path.join(projectRoot, 'out')),
  ...languages.map(({ prefix }) => `${prefix}/${FORWARDS}`.slice(1)),
];

/** The address of a page as the first language has it. */
export const withoutPrefix = (route: string): string => editionOf(route).file;

/** Those of the first language alone, for what every language has from the same code. */
export const firstRoutes = everyRoute.filter((route) => !editionOf(route).language.prefix);

export const forwards = (route: string) => withoutPrefix(route) === FORWARDS;
export const isNotFound = (route: string) => withoutPrefix(route) === '404.html';

/** What is written in `out/` for a page. */
export function builtHtml(route: string): string {
  const file = route.endsWith('.html') ? route : `${route}index.html`;
  return fs.readFileSync(path.join(projectRoot, 'out', file), 'utf8');
}

/** Pages of articles whose HTML holds a piece of text. */
export const articlesIn = (text: string): string[] =>
  firstRoutes.filter(
    (route) => /^insights\/[^/]+\/$/.test(route) && builtHtml(route).includes(text),
  );

/** One of `parts` equal shares of some pages, so that workers can divide them. */
export function shareOf(pages: readonly string[], part: number, parts: number): string[] {
  return pages.filter((_, index) => index % parts === part);
}

/** One page of each template, for checks that take long on every page. */
export const templates = [
  '',
  'about/',
  practiceRoute('services', 'weave'),
  'services/policy/',
  'industries/energy/',
  'insights/',
  routeOf('article', /^aside:/m),
  routeOf('policy-brief'),
  routeOf('report'),
  routeOf('case-study'),
  'insights/events/',
  routeOf('newsletter'),
  'team/',
  'contact/',
  'careers/',
  'search/',
  'accessibility/',
];

/**
 * The views in which a page is looked at, where one look at every page takes long: one page of each template in
 * all, every other page in half of them, and what it says in the next language in the other half.
 */
export function viewsOf<View>(route: string, views: readonly View[]): readonly View[] {
  if (templates.includes(route) || languages.length < 2) return views;
  const language = languages.findIndex(({ prefix }) => prefix === editionOf(route).language.prefix);
  return views.filter((_, at) => at % 2 === language % 2);
}
