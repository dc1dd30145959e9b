import type { PdfCanvas } from '../pdf-canvas';
import { type TextStyle, type } from '../typography';

/** A chart measured and ready: it is drawn with its upper left corner where the column of text begins. */
export type ChartDrawing = { height: number; draw: (y: number) => void };

/** Inks of the series by position, as on the site; words always say the same. */
const inks = ['a-lk', 'a-lat', 'ink', 'a-tea'];

export function inkOf(canvas: PdfCanvas, index: number): string {
  return canvas.colour(inks[index % inks.length] ?? 'ink');
}

export const figures: TextStyle = { ...type.label, tabular: true };
export const names: TextStyle = { ...type.small, colour: 'ink', balance: true };
