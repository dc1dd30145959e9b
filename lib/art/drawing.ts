import type { Ink } from './ink';
import { drawKikoi, type KikoiOptions } from './kikoi';
import { drawLand, type LandOptions } from './land';
import { type ArtSubject, subjects } from './subjects';

/** Everything needed to draw a picture: the same spec gives the same picture on every build. */
export type PictureSpec =
  | { art: ArtSubject; seed: string; width: number; height: number }
  /** The background shows where a rolling edge leaves a corner without a field. */
  | ({ art: 'land'; background?: Ink } & LandOptions)
  | ({ art: 'kikoi' } & KikoiOptions);

/** A value of the attribute `preserveAspectRatio`. */
export type Fit = `xMidY${'Min' | 'Mid' | 'Max'} ${'slice' | 'meet'}` | 'none';

/** The shapes of a picture: markup for the inside of an `<svg>` of the size in the spec. */
export function drawShapes(spec: PictureSpec): string {
  switch (spec.art) {
    case 'land':
      return drawLand(spec).shapes(spec.background);
    case 'kikoi': {
      const { sheet, background } = drawKikoi(spec);
      return sheet.shapes(background);
    }
    default: {
      const { sheet, background } = subjects[spec.art](spec.seed, spec.width, spec.height);
      return sheet.shapes(background);
    }
  }
}

/**
 * How a picture fills a box of another shape: land keeps its horizon, vessels the rows that they hang
 * in; a cloth may be stretched.
 */
export function defaultFit(spec: PictureSpec): Fit {
  if (spec.art === 'kikoi') return 'none';
  return spec.art === 'land' || spec.art === 'capacity' ? 'xMidYMin slice' : 'xMidYMid slice';
}
