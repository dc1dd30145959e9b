import fs from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { memoize } from '@/lib/memoize.mjs';
import displayFace from '@/lib/typography/display-face.json';
import { partsByFont } from '@/lib/typography/outlines';
import type { Run } from './inline';
import type { Face, TextStyle } from './typography';

/** Files in lib/pdf/fonts: a letter is taken from the first of its face that has it. */
const files: Record<Face, readonly string[]> = {
  text: ['onest-400.ttf'],
  strong: ['onest-600.ttf'],
  display: displayFace.documents,
};
const bytesOf = memoize((file: string) =>
  fs.readFileSync(path.join(process.cwd(), 'lib/pdf/fonts', file)),
);
const lettersOf = memoize((file: string) => ({ file, font: create(bytesOf(file)) as Font }));

/** Size and height of a citation, in parts of the text's size. */
const RAISED = { size: 0.68, rise: 0.36 };

/** Makes the faces known to a document, which embeds the letters that it uses. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const file of Object.values(files).flat()) doc.registerFont(file, bytesOf(file));
}

/** A text in pieces of one file each; a face that comes in one file needs no looking. */
export function partsInFonts(
  text: string,
  fonts: readonly string[],
): { font: string; part: string }[] {
  const [only = '', ...others] = fonts;
  if (others.length === 0) return [{ font: only, part: text }];
  const letters = fonts.map((file) => {
    const { font } = lettersOf(file);
    return { file, hasGlyphForCodePoint: (code: number) => font.hasGlyphForCodePoint(code) };
  });
  return partsByFont(text, letters).map(({ font: { file }, part }) => ({ font: file, part }));
}

/** How a run is set in a style: fonts by their registered names, size and height above the line in points. */
export function lookOf(style: TextStyle, run: Run) {
  const face = run.strong && style.face === 'text' ? 'strong' : style.face;
  return {
    fonts: files[face],
    size: run.raised ? style.size * RAISED.size : style.size,
    rise: run.raised ? style.size * RAISED.rise : 0,
    tracking: (style.tracking ?? 0) * (run.raised ? style.size * RAISED.size : style.size),
    // Kerning is on unless features are named; pdfkit remembers the widths of words only without them.
    features: style.tabular
      ? { features: ['kern', 'tnum'] as PDFKit.Mixins.OpenTypeFeatures[] }
      : {},
  };
}
