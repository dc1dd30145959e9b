import type { PictureSpec } from '@/lib/art/drawing';
import type { ArtSubject } from '@/lib/art/subjects';

const rail = (art: ArtSubject, seed: string) => ({ art, seed, width: 360, height: 900 });
const index = (art: ArtSubject, seed: string) => ({ art, seed, width: 560, height: 190 });

/** Pictures of the industries. */
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

  // The rail of eight cloths on /industries.
  'rail-public-sector': rail('public-sector', 'rail-public-sector'),
  'rail-development': rail('development', 'rail-development'),
  'rail-agriculture': rail('furrow', 'rail-agriculture'),
  'rail-financial': rail('financial', 'rail-financial'),
  'rail-healthcare': rail('healthcare', 'rail-healthcare'),
  'rail-education': rail('education', 'rail-education'),
  'rail-technology': rail('technology', 'rail-technology'),
  'rail-energy': rail('energy', 'rail-energy'),

  // The cloths beside the names on /industries/overview.
  'index-public-sector': index('public-sector', 'ix-public-sector2'),
  'index-development': index('development', 'ix-development2'),
  'index-agriculture': index('furrow', 'ix-agriculture2'),
  'index-financial': index('financial', 'ix-financial2'),
  'index-healthcare': index('healthcare', 'ix-healthcare2'),
  'index-education': index('education', 'ix-education2'),
  'index-technology': index('technology', 'ix-technology2'),
  'index-energy': index('energy', 'ix-energy2'),
} satisfies Record<string, PictureSpec>;
