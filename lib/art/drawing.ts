import { memoize } from '@/lib/memoize.mjs';
import type { Ink } from './ink';
import { type PieceDrawing, pieceDrawings } from './insight-drawings';
import { drawKikoi, type KikoiOptions } from './kikoi';
import { drawLand, type LandOptions } from './land';
import { type ArtSubject, subjects } from './subjects';

/** Everything needed to draw a picture: the same spec gives the same picture on every build. */
export type PictureSpec =
  | { art: ArtSubject; seed: string; width: number; height: number }
  /** Of one piece: its figures make the drawing. */
  | {
      art: 'piece';
      draws: PieceDrawing;
      figures: readonly number[];
      width: number;
      height: number;
    }
  /** The background shows where a rolling edge leaves a corner without a field. */
  | ({ art: 'land'; background?: Ink } & LandOptions)
  | ({ art: 'kikoi' } & KikoiOptions);

/** A value of the attribute `preserveAspectRatio`. */
export type Fit = `xM${'id' | 'in'}Y${'Min' | 'Mid' | 'Max'} ${'slice' | 'meet'}` | 'none';

/** The shapes of a picture: markup for the inside of an `<svg>` of the size in the spec. */
export function drawShapes(spec: PictureSpec): string {
  switch (spec.art) {
    case 'land':
      return drawLand(spec).shapes(spec.background);
    case 'kikoi': {
      const { sheet, background } = drawKikoi(spec);
      return sheet.shapes(background);
    }
    case 'piece': {
      const { sheet, background } = pieceDrawings[spec.draws](
        spec.figures,
        spec.width,
        spec.height,
      );
      return sheet.shapes(background);
    }
    default: {
      const { sheet, background } = subjects[spec.art](spec.seed, spec.width, spec.height);
      return sheet.shapes(background);
    }
  }
}

/** The ink behind the drawing of a piece: one for each drawing, whatever its figures and its size. */
export function groundOf(spec: PictureSpec): Ink | undefined {
  return spec.art === 'piece' ? pieceGround(spec.draws, spec.figures) : undefined;
}

const pieceGround = memoize(
  (draws: PieceDrawing, figures: readonly number[]) =>
    pieceDrawings[draws](figures, 480, 320).background,
);

/** How the upper or the lower half of a picture fills its box. */
export function halfFit(spec: PictureSpec, isUpper: boolean): Fit {
  if (defaultFit(spec) === 'none') return 'none';
  return isUpper ? 'xMidYMax slice' : 'xMidYMin slice';
}

/**
 * How a picture fills a box of another shape: land keeps its horizon, vessels the rows that they hang
 * in; a cloth may be stretched, and so may the drawing of a piece, of which nothing counted is cut off.
 */
export function defaultFit(spec: PictureSpec): Fit {
  if (spec.art === 'kikoi' || spec.art === 'piece') return 'none';
  return spec.art === 'land' || spec.art === 'capacity' ? 'xMidYMin slice' : 'xMidYMid slice';
}
