import type { PictureSpec } from '@/lib/art/drawing';
import type { PieceDrawing } from '@/lib/art/insight-drawings';
import type { ArtSubject } from '@/lib/art/subjects';

/** Pictures are drawn near the shape they are shown in: a square cut from a landscape looks empty. */
const SHAPES = {
  wide: { width: 1600, height: 520 },
  card: { width: 660, height: 455 },
  square: { width: 420, height: 420 },
  tall: { width: 480, height: 600 },
} as const;

export type InsightShape = keyof typeof SHAPES;

/** What a piece says of its picture. */
export type Pictured = {
  art: ArtSubject;
  seed: string;
  /** Its own drawing; a piece without one is shown by the art of its subject. */
  picture?:
    | {
        draws: PieceDrawing;
        figures: readonly number[];
        /** What each of them counts. */
        names?: readonly string[] | undefined;
        alt: string;
      }
    | undefined;
};

/** The picture of an article, brief, case study or report, near one of the shapes. */
export function insightPicture(piece: Pictured, shape: InsightShape): PictureSpec {
  return pictureOf(piece, shape, SHAPES[shape]);
}

/** The same at another size. */
export function pictureOf(
  { art, seed, picture }: Pictured,
  use: string,
  size: { width: number; height: number },
): PictureSpec {
  if (!picture) return { art, seed: `${seed}-${use}`, ...size };
  return { art: 'piece', draws: picture.draws, figures: picture.figures, ...size };
}
