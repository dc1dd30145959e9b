import fs from 'node:fs';
import path from 'node:path';
import type { Run } from './inline';
import type { Face, TextStyle } from './typography';

/** Files in lib/pdf/fonts. */
const files: Record<Face, string> = {
  text: 'onest-400',
  strong: 'onest-600',
  display: 'ojuju-690',
};

/** Size and height of a citation, in parts of the text's size. */
const RAISED = { size: 0.68, rise: 0.36 };

/** Makes the faces known to a document, which embeds the letters that it uses. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  const folder = path.join(process.cwd(), 'lib/pdf/fonts');
  for (const file of Object.values(files)) {
    doc.registerFont(file, fs.readFileSync(path.join(folder, `${file}.ttf`)));
  }
}

/** How a run is set in a style: font by its registered name, size and height above the line in points. */
export function lookOf(style: TextStyle, run: Run) {
  const face = run.strong && style.face === 'text' ? 'strong' : style.face;
  return {
    font: files[face],
    size: run.raised ? style.size * RAISED.size : style.size,
    rise: run.raised ? style.size * RAISED.rise : 0,
    tracking: (style.tracking ?? 0) * (run.raised ? style.size * RAISED.size : style.size),
    // Kerning is on unless features are named; pdfkit remembers the widths of words only without them.
    features: style.tabular
      ? { features: ['kern', 'tnum'] as PDFKit.Mixins.OpenTypeFeatures[] }
      : {},
  };
}
