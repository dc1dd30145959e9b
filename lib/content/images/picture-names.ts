/**
 * Names that content files may use for drawings. What each looks like is in components/art; the
 * names stand here because schemas may not depend on components.
 */

/** Subjects of the art system: one behaviour of the horizontal line for each field of work. */
export const artKinds = [
  'policy',
  'agriculture',
  'capacity',
  'research',
  'communications',
  'programs',
  'monitoring',
  'public-sector',
  'development',
  'furrow',
  'financial',
  'healthcare',
  'education',
  'technology',
  'energy',
] as const;
export type ArtKind = (typeof artKinds)[number];

/** Small signs in a vessel, one for each subject and one for overviews. */
export const glyphNames = ['overview', ...artKinds] as const;
export type GlyphName = (typeof glyphNames)[number];
