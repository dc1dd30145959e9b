/** Groups of the site's pages, in the order of the sitemap. */
export const routeGroups = [
  'services',
  'industries',
  'insights',
  'articles',
  'papers',
  'events',
  'topics',
  'company',
  'legal',
] as const;
export type RouteGroup = (typeof routeGroups)[number];
