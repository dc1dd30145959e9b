import type { PictureSpec } from '@/lib/art/drawing';
import type { ArtSubject } from '@/lib/art/subjects';

/** Pictures are drawn near the shape they are shown in: a square cut from a landscape looks empty. */
const SHAPES = {
  wide: { width: 1600, height: 520 },
  card: { width: 660, height: 455 },
  square: { width: 420, height: 420 },
  tall: { width: 480, height: 600 },
} as const;

export type InsightShape = keyof typeof SHAPES;

/** The picture of an article, brief, case study or report: art by subject, seed by slug. */
export function insightPicture(art: ArtSubject, slug: string, shape: InsightShape): PictureSpec {
  return { art, seed: `${slug}-${shape}`, ...SHAPES[shape] };
}
