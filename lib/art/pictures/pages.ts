import type { PictureSpec } from '@/lib/art/drawing';
import type { ArtSubject } from '@/lib/art/subjects';

const mega = (art: ArtSubject, seed: string) => ({ art, seed, width: 520, height: 420 });
const benefit = (art: ArtSubject) => ({ art, seed: `ben-${art}`, width: 400, height: 480 });

/** Pictures of the frame and of single pages. Land away from the agriculture pages is laterite. */
export const pages = {
  'home-land': {
    art: 'land',
    seed: 'upeo-ridge-4',
    background: 'lat',
    width: 1600,
    height: 560,
    bands: 11,
    growth: 1.3,
    columns: 8,
    ploughed: 0.74,
    vanishing: 0.64,
    road: [0.2, 0.33],
    mix: { lat: 40, latd: 28, si: 12, sky: 6, hz: 5, tea: 7, tead: 8, mz: 3, lkd: 5 },
  },
  // The same ridge, calmer, for the picture shown with shared links.
  'open-graph-land': {
    art: 'land',
    seed: 'upeo-ridge-4',
    background: 'lat',
    width: 1200,
    height: 250,
    bands: 7,
    growth: 1.4,
    columns: 7,
    ploughed: 0.8,
    vanishing: 0.64,
    road: [0.2, 0.33],
    mix: { lat: 40, latd: 30, si: 12, sky: 6, hz: 6, lkd: 8, mz: 2 },
  },
  'footer-land': {
    art: 'land',
    seed: 'footer-land-2',
    background: 'lat',
    // Drawn for 1280 pixels, with few bands: finer strokes would be combed to broken dashes there.
    width: 1280,
    height: 120,
    bands: 3,
    growth: 1.6,
    columns: 4,
    level: true,
    relief: 0.5,
    // No haze: beside sisal, nearly its colour, fields would seem to end where their furrows do.
    mix: { lat: 34, latd: 36, si: 13, sky: 5, lkd: 9, mz: 1 },
  },
  'contact-land': {
    art: 'land',
    seed: 'contact-land',
    background: 'lat',
    // As high as the column beside a form is, where one is seen; a strip shows its upper part.
    width: 900,
    height: 800,
    bands: 9,
    growth: 1.4,
    columns: 6,
    vanishing: 0.4,
    mix: { lat: 40, latd: 38, si: 10, hz: 5, lkd: 7, mz: 2 },
  },
  // Two tones only: text stands on it.
  'careers-land': {
    art: 'land',
    seed: 'careers-2',
    background: 'ear',
    width: 1600,
    height: 420,
    bands: 9,
    growth: 1.34,
    columns: 5,
    vanishing: 0.5,
    ploughed: 1,
    mix: { latd: 50, ear: 50 },
  },

  // The panels of the header menu.
  'mega-services': mega('programs', 'mega-services'),
  'mega-industries': mega('public-sector', 'mega-industries'),
  'mega-insights': mega('research', 'mega-insights'),
  'mega-company': mega('capacity', 'mega-company'),

  // What careers at the firm offer.
  'benefit-programs': benefit('programs'),
  'benefit-capacity': benefit('capacity'),
  'benefit-education': benefit('education'),
  'benefit-development': benefit('development'),

  'insights-masthead': {
    art: 'kikoi',
    text: 'Insights from the horizon',
    width: 1600,
    height: 24,
  },
} satisfies Record<string, PictureSpec>;
