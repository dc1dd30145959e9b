import fs from 'node:fs';
import path from 'node:path';
import { everyPage } from '../../scripts/lib/routes.mjs';
import { projectRoot } from '../../scripts/lib/run.mjs';

const FORWARDS = 'privacy-policy/';

/** Every page, without the leading slash, and an address that forwards. */
export const everyRoute = [...everyPage(path.join(projectRoot, 'out')), FORWARDS];

/** True for an address that leads on to another page and has nothing of its own to look at. */
export const forwards = (route: string) => route === FORWARDS;

/** What is written in `out/` for a page. */
export function builtHtml(route: string): string {
  const file = route.endsWith('.html') ? route : `${route}index.html`;
  return fs.readFileSync(path.join(projectRoot, 'out', file), 'utf8');
}

/** Pages of articles whose HTML holds a piece of text. */
export const articlesIn = (text: string): string[] =>
  everyRoute.filter(
    (route) => /^insights\/[^/]+\/$/.test(route) && builtHtml(route).includes(text),
  );

/** One of `parts` equal shares of some pages, so that workers can divide them. */
export function shareOf(pages: readonly string[], part: number, parts: number): string[] {
  return pages.filter((_, index) => index % parts === part);
}

/** One page of each family, for checks that take long on every page. */
export const families = [
  '',
  'about/',
  'services/programs/',
  'services/policy/',
  'industries/energy/',
  'insights/',
  'insights/financial-inclusion/',
  'insights/policy-briefs/seed-before-subsidy/',
  'insights/reports/the-year-in-seven-practices/',
  'insights/case-studies/tanzania-capacity-building/',
  'insights/events/',
  'insights/newsletter/rain-on-the-budget/',
  'team/',
  'contact/',
  'careers/',
  'search/',
  'accessibility/',
];
