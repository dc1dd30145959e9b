import type { Drawing } from '@/lib/art/svg-batch';
import * as about from './arguments';
import * as measures from './measures';
import * as registers from './registers';

/**
 * Drawings of one piece each: of its figures, which its file names and its text prints, or of its
 * argument. They are made of upright and level edges alone, so a box of another shape stretches them
 * and cuts nothing off that is counted.
 */
export const pieceDrawings = {
  ...registers,
  ...measures,
  ...about,
} satisfies Record<string, (figures: readonly number[], width: number, height: number) => Drawing>;

export type PieceDrawing = keyof typeof pieceDrawings;

export const pieceDrawingNames = Object.keys(pieceDrawings) as PieceDrawing[];
