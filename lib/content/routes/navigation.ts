import { z } from 'zod';
import { type GlyphName, glyphNames } from '@/lib/art/glyphs';
import { memoize, readFile } from '@/lib/content/engine/read';
import { industries } from '@/lib/content/types/industry';
import { services } from '@/lib/content/types/service';
import { assertPathsExist, pathsIn } from './known-paths';

const panel = z.strictObject({ title: z.string(), text: z.string() });
const item = z.strictObject({
  label: z.string(),
  path: z.string().startsWith('/'),
  glyph: z.enum(glyphNames),
  description: z.string(),
});

export const schema = z.strictObject({
  services: z.strictObject({
    label: z.string(),
    panel,
    overview: z.strictObject({ label: z.string(), description: z.string() }),
  }),
  industries: z.strictObject({
    label: z.string(),
    panel,
    overview: z.strictObject({ label: z.string() }),
  }),
  team: z.strictObject({ label: z.string() }),
  insights: z.strictObject({ label: z.string(), panel, items: z.array(item).min(2).max(8) }),
  contact: z.strictObject({ label: z.string() }),
  company: z.strictObject({ label: z.string(), panel, items: z.array(item).length(5) }),
});

export type NavigationItem = {
  label: string;
  path: string;
  glyph: GlyphName;
  description?: string;
};
export type NavigationGroup = {
  id: 'services' | 'industries' | 'insights' | 'company';
  label: string;
  /** Landing page of the group; none for the company group. */
  path?: string;
  panel: { title: string; text: string };
  items: NavigationItem[];
};
export type NavigationLink = { id: 'team' | 'contact'; label: string; path: string };
export type NavigationEntry = NavigationGroup | NavigationLink;

/**
 * The header's entries from left to right, with the links of each group.
 * @throws ContentError also for a path that leads to no page
 */
export const navigation = () => memoize('navigation', readNavigation);

function readNavigation(): NavigationEntry[] {
  const data = readFile('navigation.yaml', schema);
  const written = (['insights', 'company'] as const).flatMap((group) =>
    pathsIn(data[group].items, `${group}.items`),
  );
  assertPathsExist(written, 'content/navigation.yaml');
  return [
    {
      id: 'services',
      label: data.services.label,
      path: '/services',
      panel: data.services.panel,
      items: [
        { ...data.services.overview, path: '/services/overview', glyph: 'overview' },
        ...services().map(({ name, summary, path, glyph }) => ({
          label: name,
          path,
          glyph,
          description: summary,
        })),
      ],
    },
    {
      id: 'industries',
      label: data.industries.label,
      path: '/industries',
      panel: data.industries.panel,
      items: [
        { ...data.industries.overview, path: '/industries/overview', glyph: 'overview' },
        ...industries().map(({ name, path, glyph }) => ({ label: name, path, glyph })),
      ],
    },
    { id: 'team', label: data.team.label, path: '/team' },
    {
      id: 'insights',
      label: data.insights.label,
      path: '/insights',
      panel: data.insights.panel,
      items: data.insights.items,
    },
    { id: 'contact', label: data.contact.label, path: '/contact' },
    {
      id: 'company',
      label: data.company.label,
      panel: data.company.panel,
      items: data.company.items,
    },
  ];
}

/** The links of one of the header's groups. */
export function navigationItems(group: NavigationGroup['id']): NavigationItem[] {
  return navigation().flatMap((entry) =>
    'items' in entry && entry.id === group ? entry.items : [],
  );
}

/** Which header entry a page belongs to, by its path. */
export function sectionOf(path: string): NavigationEntry['id'] | undefined {
  if (path === '/team' || path === '/contact') return path.slice(1) as 'team' | 'contact';
  if (['/about', '/careers', '/team/leadership'].includes(path)) return 'company';
  const [, first] = path.split('/');
  if (first === 'working-with-us') return 'company';
  return (['services', 'industries', 'insights'] as const).find((id) => id === first);
}
