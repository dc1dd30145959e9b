import type { PictureSpec } from '@/lib/art/drawing';
import type { ArtSubject } from '@/lib/art/subjects';
import { TILE } from '@/lib/art/subjects/communications';

/** What a picture of a practice is drawn from: the name of its file is its seed, its subject is chosen there. */
type Drawn = { id: string; art: ArtSubject };

const tall = { width: 900, height: 860 };
const wide = { width: 1600, height: 480 };
const landscape = { width: 1600, height: 470 };

/** The shape in which the art of each subject opens a page. */
const heroShapes: Record<ArtSubject, { width: number; height: number }> = {
  agriculture: tall,
  policy: wide,
  // Exactly the shape it hangs in, so that the feet of the lowest vessels are seen.
  capacity: { width: 1600, height: 432 },
  research: { width: 1040, height: 580 },
  // Eight tiles across and six down: its three steps end on borders of tiles.
  communications: { width: 8 * TILE, height: 6 * TILE },
  programs: tall,
  monitoring: wide,
  'public-sector': landscape,
  development: landscape,
  // Plots of 240.
  furrow: { width: 960, height: 960 },
  financial: tall,
  healthcare: tall,
  // Four pits across and five down.
  education: { width: 688, height: 860 },
  technology: landscape,
  energy: landscape,
};

/** Seeds are chosen by eye: where a picture looks poor, the seed is rolled again, and stands here. */
const chosenSeeds: Readonly<Record<string, string>> = {
  agriculture: 'service-agri-2',
  policy: 'svc-policy-4',
  capacity: 'svc-cap-7',
  research: 'svc-res-7',
  communications: 'svc-com-3',
  programs: 'svc-pro-5',
  monitoring: 'svc-mon-3',
};

/** Beside the title of the page of a practice. */
export const heroPicture = ({ id, art }: Drawn): PictureSpec => ({
  art,
  seed: chosenSeeds[id] ?? `service-${id}`,
  ...heroShapes[art],
});

/** At the right end of the bands of /services. */
export const bandPicture = ({ id, art }: Drawn): PictureSpec => ({
  art,
  seed: `band-${id}`,
  width: 620,
  height: 220,
});

/** In the service picker of the home page. */
export const pickPicture = ({ id, art }: Drawn): PictureSpec => ({
  art,
  seed: `pick-${id}`,
  width: 960,
  height: 560,
});

/** Every picture of some practices; the picker offers those that have a short name. */
export const servicePictures = (
  services: readonly (Drawn & { shortName?: string | undefined })[],
): PictureSpec[] =>
  services.flatMap((service) => [
    heroPicture(service),
    bandPicture(service),
    ...(service.shortName ? [pickPicture(service)] : []),
  ]);
