import { insightKinds } from '@/lib/content/kinds';

/** Where the page stands that a file makes, or why there is none to look at; one sentence, for who writes. */
export type PageAddress = { path: string } | { reason: string };

const at = (path: string): PageAddress => ({ path });

const forwards: PageAddress = {
  reason: 'An old address leads on at once: there is no page to look at.',
};

/** Folders whose files are a page each, or a part of one. */
const folders: Readonly<Record<string, (slug: string, values: Values) => string>> = {
  ...Object.fromEntries(
    Object.values(insightKinds).map(({ folder, path }) => [
      folder,
      (slug: string) => `${path}/${slug}`,
    ]),
  ),
  services: (slug) => `/services/${slug}`,
  industries: (slug) => `/industries/${slug}`,
  topics: (slug) => `/insights/topics/${slug}`,
  offices: (slug) => `/contact#${slug}`,
  people: (slug, { expert }) => `${expert === false ? '/team/leadership' : '/team'}#${slug}`,
  policies: (slug) => `/working-with-us/${slug}`,
  specimens: (slug) => `/working-with-us/specimens/${slug}`,
  legal: (slug) => `/${slug}`,
};

/** Single files whose page is not called as they are. */
const files: Readonly<Record<string, PageAddress>> = {
  'pages/home.yaml': at('/'),
  'pages/leadership.yaml': at('/team/leadership'),
  'pages/services-overview.yaml': at('/services/overview'),
  'pages/industries-overview.yaml': at('/industries/overview'),
  'pages/insights-all.yaml': at('/insights/all'),
  'pages/methods.yaml': at('/working-with-us/methods'),
  'pages/capability-statement.yaml': at('/working-with-us/capability-statement'),
  'pages/specimens.yaml': at('/working-with-us/specimens'),
  'pages/not-found.yaml': at('/404'),
  'pages/moved.yaml': forwards,
  'redirects.yaml': forwards,
  ...Object.fromEntries(
    Object.values(insightKinds)
      .filter(({ listed }) => listed)
      .map(({ folder, path }) => [`pages/${folder}.yaml`, at(path)]),
  ),
};

type Values = Readonly<Record<string, unknown>>;

/**
 * Where the page stands that a file makes.
 * @param file path of the English file below `content/`: `articles/x.md`
 * @param values what the file holds, on which its place may depend
 */
export function pageAddress(file: string, values: Values): PageAddress {
  const [folder = '', name = ''] = file.split('/');
  const slug = name.replace(/\.\w+$/, '');
  const ofEntry = folders[folder];
  if (ofEntry) return at(ofEntry(slug, values));
  // Menus, labels and what the firm says of itself stand on every page; the first page has most of them.
  return files[file] ?? at(folder === 'pages' ? `/${slug}` : '/');
}
