import type { PictureSpec } from '@/lib/art/drawing';
import type { ArtSubject } from '@/lib/art/subjects';

/** What a picture of an industry is drawn from: the name of its file is its seed, its subject is chosen there. */
type Drawn = { id: string; art: ArtSubject };

/** Pictures of the pages that are composed around a drawing. */
export const industries = {
  // On each industry page: a tall cloth beside the title, or a landscape under it.
  'industry-public-sector': { art: 'public-sector', seed: 'ind-ps-6', width: 1600, height: 440 },
  'industry-development': { art: 'development', seed: 'ind-dev-6', width: 1600, height: 470 },
  // Plots of 240: seven across and three down, twice.
  'industry-agriculture': { art: 'furrow', seed: 'ind-agri-9', width: 1680, height: 720 },
  'industry-agriculture-below': { art: 'furrow', seed: 'ind-agri-3', width: 1680, height: 720 },
  'industry-financial': { art: 'financial', seed: 'ind-fin-3', width: 620, height: 1000 },
  'industry-healthcare': { art: 'healthcare', seed: 'ind-health-b', width: 520, height: 1240 },
  // Four pits across and five down.
  'industry-education': { art: 'education', seed: 'ind-edu-1', width: 688, height: 860 },
  'industry-technology': { art: 'technology', seed: 'ind-tech-3', width: 1200, height: 460 },
  'industry-energy': { art: 'energy', seed: 'ind-energy-2', width: 1600, height: 470 },
} satisfies Record<string, PictureSpec>;

/** On the rail of cloths on /industries. */
export const railPicture = ({ id, art }: Drawn): PictureSpec => ({
  art,
  seed: `rail-${id}`,
  width: 360,
  // Its middle falls between two plots of 120, and of a low window none is seen by its edge alone.
  height: art === 'furrow' ? 960 : 900,
});

/** The cloth beside the name on /industries/overview. */
export const indexPicture = ({ id, art }: Drawn): PictureSpec => ({
  art,
  seed: `ix-${id}2`,
  width: 560,
  height: 190,
});

/** Beside the title of a page that is composed around no drawing. */
export const clothPicture = ({ id, art }: Drawn): PictureSpec => ({
  art,
  seed: `industry-${id}`,
  width: 620,
  height: 1000,
});

/** Every picture of some industries, besides those of the pages that are composed around a drawing. */
export const industryPictures = (
  industries: readonly (Drawn & { feature?: unknown })[],
): PictureSpec[] =>
  industries.flatMap((industry) => [
    railPicture(industry),
    indexPicture(industry),
    ...(industry.feature ? [] : [clothPicture(industry)]),
  ]);
