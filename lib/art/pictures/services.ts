import type { PictureSpec } from '@/lib/art/drawing';
import type { ArtSubject } from '@/lib/art/subjects';
import { TILE } from '@/lib/art/subjects/communications';

/** Seeds are chosen by eye: where a picture looks poor, the seed is rolled again. */
const hero = (art: ArtSubject, seed: string) => ({ art, seed, width: 900, height: 860 });
const wide = (art: ArtSubject, seed: string, height: number) => ({
  art,
  seed,
  width: 1600,
  height,
});
const band = (art: ArtSubject, seed: string) => ({ art, seed, width: 620, height: 220 });
const pick = (art: ArtSubject, seed: string) => ({ art, seed, width: 960, height: 560 });

/** Pictures of the practice areas. */
export const services = {
  // Beside the title of each service page.
  'service-agriculture': hero('agriculture', 'service-agri-2'),
  'service-policy': wide('policy', 'svc-policy-4', 480),
  // Exactly the shape it hangs in, so that the feet of the lowest vessels are seen.
  'service-capacity': wide('capacity', 'svc-cap-7', 432),
  'service-research': { art: 'research', seed: 'svc-res-7', width: 1040, height: 580 },
  // Eight tiles across and six down: its three steps end on borders of tiles.
  'service-communications': {
    art: 'communications',
    seed: 'svc-com-3',
    width: 8 * TILE,
    height: 6 * TILE,
  },
  'service-programs': hero('programs', 'svc-pro-5'),
  'service-monitoring': wide('monitoring', 'svc-mon-3', 480),

  // At the right end of the bands of /services.
  'band-agriculture': band('agriculture', 'band-agriculture'),
  'band-policy': band('policy', 'band-policy'),
  'band-capacity': band('capacity', 'band-capacity'),
  'band-research': band('research', 'band-research'),
  'band-communications': band('communications', 'band-communications'),
  'band-programs': band('programs', 'band-programs'),
  'band-monitoring': band('monitoring', 'band-monitoring'),

  // In the service picker of the home page.
  'pick-agriculture': pick('agriculture', 'pick-agriculture'),
  'pick-policy': pick('policy', 'pick-policy'),
  'pick-capacity': pick('capacity', 'pick-capacity'),
  'pick-research': pick('research', 'pick-research'),
  'pick-programs': pick('programs', 'pick-programs'),
} satisfies Record<string, PictureSpec>;
