import { heroPicture } from '@/lib/art/pictures/services';
import type { ArtSubject } from '@/lib/art/subjects';
import { industriesPage } from '@/lib/content/pages/industries';
import { industriesOverviewPage } from '@/lib/content/pages/industries-overview';
import { servicesPage } from '@/lib/content/pages/services';
import { servicesOverviewPage } from '@/lib/content/pages/services-overview';
import { industries } from '@/lib/content/types/industry';
import { services } from '@/lib/content/types/service';
import type { OpenGraphCard } from './card';

type Look = Pick<OpenGraphCard, 'layout' | 'surface'>;

/** Subjects whose art stands left of the words in the picture of a practice. */
const atLeft = new Set<ArtSubject>(['policy', 'research', 'programs', 'financial', 'education']);

/** The art of some subjects is a wide landscape; that of the others is a tall cloth. */
const tall: Look = { layout: 'left', surface: 'page' };
const wide: Look = { layout: 'below', surface: 'band' };
const industryLooks: Record<ArtSubject, Look> = {
  agriculture: tall,
  policy: wide,
  capacity: wide,
  research: wide,
  communications: tall,
  programs: tall,
  monitoring: wide,
  'public-sector': wide,
  development: wide,
  furrow: tall,
  financial: tall,
  healthcare: tall,
  education: tall,
  technology: wide,
  energy: { ...wide, surface: 'sky' },
};

/** Pictures of the services and of the industries; their lists show the art of all. */
export function serviceCards(): OpenGraphCard[] {
  const all = servicesPage();
  const overview = servicesOverviewPage();
  const sectors = industriesPage();
  const index = industriesOverviewPage();
  const practiceArts = services().map(({ art }) => art);
  const arts = industries().map(({ art }) => art);
  const onLake = { layout: 'above', surface: 'lake' } as const;
  const onBasalt = { layout: 'above', surface: 'basalt' } as const;
  const onSisal = { layout: 'below', surface: 'sisal' } as const;
  return [
    list('/services', all.title, all.heading, wide, practiceArts),
    list('/services/overview', overview.title, overview.heading, onLake, practiceArts),
    ...services().map(
      ({ id, art, ground, path, name, hero }): OpenGraphCard => ({
        path,
        kicker: name,
        title: hero.title,
        layout: atLeft.has(art) ? 'left' : 'right',
        surface: ground,
        art: { spec: heroPicture({ id, art }) },
      }),
    ),
    list('/industries', sectors.title, sectors.hero.title, onSisal, arts),
    list('/industries/overview', index.title, index.hero.title, onBasalt, [...arts].reverse()),
    ...industries().map(
      ({ id, art, path, name, hero }): OpenGraphCard => ({
        path,
        kicker: name,
        title: hero.title,
        ...industryLooks[art],
        art: { drawing: { art, seed: id } },
      }),
    ),
  ];
}

function list(
  path: string,
  kicker: string,
  title: string,
  look: Look,
  subjects: readonly ArtSubject[],
): OpenGraphCard {
  return { path, kicker, title, ...look, art: { subjects } };
}
