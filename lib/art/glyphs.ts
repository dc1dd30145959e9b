import type { Ground } from './ground';

interface GlyphDrawing {
  /** Strokes on a grid of 32 by 32. */
  path: string;
  /** The ground of the vessel it is shown in. */
  ground: Ground;
}

/** Each glyph is a short form of what the line does in the picture of the same name (`subjects/`). */
export const glyphs = {
  overview: {
    path: 'M3 9h26M3 16h26M3 23h26',
    ground: 'sisal',
  },
  policy: {
    path: 'M3 26C15 26 17 7 29 7M3 7c12 0 14 9.5 26 9.5M3 16.5c12 0 14 9.5 26 9.5',
    ground: 'lake',
  },
  agriculture: {
    path: 'M3 9q6.5-4 13 0t13 0M3 17q6.5-4 13 0t13 0M3 25q6.5-4 13 0t13 0M11 10v7M21 17v8',
    ground: 'tea',
  },
  capacity: {
    path: 'M4 5v9a12 12 0 0 0 24 0V5M10 5v9a6 6 0 0 0 12 0V5M16 5v9',
    ground: 'earth',
  },
  research: {
    path: 'M2 17h28M6 9c6-5 14-5 20 0M6 25c6 5 14 5 20 0M9 14v6M16 12v10M23 14v6',
    ground: 'basalt',
  },
  communications: {
    path: 'M4 28A24 24 0 0 1 28 4M4 18A14 14 0 0 0 18 4M14 28a14 14 0 0 1 14-14',
    ground: 'maize',
  },
  programs: {
    path: 'M10 3v7M10 15v14M22 3v13M22 21v8M3 12.5h15M26 12.5h3M3 18.5h3M14 18.5h15',
    ground: 'earth',
  },
  monitoring: {
    path: 'M3 28h26M7 27v-7M13 27V13M19 27v-9M25 27V6',
    ground: 'lake',
  },
  'public-sector': {
    path: 'M4 5h24v22H4zM10 11h12v10H10zM16 5v6',
    ground: 'lake',
  },
  development: {
    path: 'M3 6c12 0 10 10 18 10h8M3 16h18M3 26c12 0 10-10 18-10',
    ground: 'tea',
  },
  furrow: {
    path: 'M4 27V5h24M10 27V11h18M16 27V17h12M22 27v-4h6',
    ground: 'tea',
  },
  financial: {
    path: 'M5 3v12M10 3v12M20 3v12M12 17v12M22 17v12M27 17v12M2 16h28',
    ground: 'basalt',
  },
  healthcare: {
    path: 'M16 4 27 10v12l-11 6-11-6V10zM16 16v12M16 16 5 10M16 16l11-6',
    ground: 'lake',
  },
  education: {
    path: 'M4 7h10v3a5 5 0 0 1-10 0zM18 7h10v3a5 5 0 0 1-10 0zM4 20h10v3a5 5 0 0 1-10 0zM18 20h10v3a5 5 0 0 1-10 0z',
    ground: 'earth',
  },
  technology: {
    path: 'M3 8h7l9 9h10M3 16h5l8 8h13M3 24h4M20 8h9',
    ground: 'basalt',
  },
  energy: {
    path: 'M9 28V6M23 28V12M4 9h10M19 14h8M4 9q12 11 15 5M14 9q7 9 13 5M2 28h28',
    ground: 'maize',
  },
} as const satisfies Record<string, GlyphDrawing>;

export type GlyphName = keyof typeof glyphs;

export const glyphNames = Object.keys(glyphs) as GlyphName[];
