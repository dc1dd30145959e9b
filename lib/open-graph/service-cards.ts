import { industriesPage } from '@/lib/content/pages/industries';
import { industriesOverviewPage } from '@/lib/content/pages/industries-overview';
import { servicesPage } from '@/lib/content/pages/services';
import { servicesOverviewPage } from '@/lib/content/pages/services-overview';
import { industries } from '@/lib/content/types/industry';
import { services } from '@/lib/content/types/service';
import type { OpenGraphCard } from './card';

/** Pictures of the services and of the industries. */
export function serviceCards(): OpenGraphCard[] {
  const all = servicesPage();
  const overview = servicesOverviewPage();
  const sectors = industriesPage();
  const sectorIndex = industriesOverviewPage();
  const arts = industries().map(({ art }) => art);
  return [
    { family: 'services', path: '/services', kicker: all.title, title: all.heading },
    {
      family: 'services',
      path: '/services/overview',
      kicker: overview.title,
      title: overview.heading,
    },
    ...services().map(
      ({ id, path, name, hero }): OpenGraphCard => ({
        family: 'service',
        id,
        path,
        kicker: name,
        title: hero.title,
      }),
    ),
    {
      family: 'industries',
      path: '/industries',
      kicker: sectors.title,
      title: sectors.hero.title,
      arts,
    },
    {
      family: 'industries',
      path: '/industries/overview',
      kicker: sectorIndex.title,
      title: sectorIndex.hero.title,
      // The other half of the cloth on the rail.
      arts: [...arts].reverse(),
    },
    ...industries().map(
      ({ id, art, path, name, hero }): OpenGraphCard => ({
        family: 'industry',
        id,
        art,
        path,
        kicker: name,
        title: hero.title,
      }),
    ),
  ];
}
