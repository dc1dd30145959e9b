import { glyphs } from '@/lib/art/glyphs';
import type { ArtSubject } from '@/lib/art/subjects';
import { industriesPage } from '@/lib/content/pages/industries';
import { industriesOverviewPage } from '@/lib/content/pages/industries-overview';
import { servicesPage } from '@/lib/content/pages/services';
import { servicesOverviewPage } from '@/lib/content/pages/services-overview';
import { type IndustryId, type ServiceId, serviceIds } from '@/lib/content/types/ids';
import { industries } from '@/lib/content/types/industry';
import { services } from '@/lib/content/types/service';
import type { OpenGraphCard } from './card';

type Look = Pick<OpenGraphCard, 'layout' | 'surface'>;

/** Side of each practice's art, as on its page. */
const serviceLayouts: Record<ServiceId, Look['layout']> = {
  agriculture: 'right',
  policy: 'left',
  capacity: 'right',
  research: 'left',
  communications: 'right',
  programs: 'left',
  monitoring: 'right',
};

/** The art of some industries is a wide landscape; that of the others is a tall cloth. */
const tall: Look = { layout: 'left', surface: 'page' };
const wide: Look = { layout: 'below', surface: 'band' };
const industryLooks: Record<IndustryId, Look> = {
  agriculture: tall,
  development: wide,
  education: tall,
  energy: { ...wide, surface: 'sky' },
  financial: tall,
  healthcare: tall,
  'public-sector': wide,
  technology: wide,
};

/** Pictures of the services and of the industries; their lists show the art of all. */
export function serviceCards(): OpenGraphCard[] {
  const all = servicesPage();
  const overview = servicesOverviewPage();
  const sectors = industriesPage();
  const index = industriesOverviewPage();
  const arts = industries().map(({ art }) => art);
  const onLake = { layout: 'above', surface: 'lake' } as const;
  const onBasalt = { layout: 'above', surface: 'basalt' } as const;
  const onSisal = { layout: 'below', surface: 'sisal' } as const;
  return [
    list('/services', all.title, all.heading, wide, serviceIds),
    list('/services/overview', overview.title, overview.heading, onLake, serviceIds),
    ...services().map(
      ({ id, path, name, hero }): OpenGraphCard => ({
        path,
        kicker: name,
        title: hero.title,
        layout: serviceLayouts[id],
        surface: glyphs[id].ground,
        art: { picture: `service-${id}` },
      }),
    ),
    list('/industries', sectors.title, sectors.hero.title, onSisal, arts),
    list('/industries/overview', index.title, index.hero.title, onBasalt, [...arts].reverse()),
    ...industries().map(
      ({ id, art, path, name, hero }): OpenGraphCard => ({
        path,
        kicker: name,
        title: hero.title,
        ...industryLooks[id],
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
