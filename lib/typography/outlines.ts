import fs from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { memoize } from '@/lib/memoize.mjs';
import displayFace from './display-face.json';

/** Display (of display-face.json) and text (Onest, at its regular weight): the two families of the site. */
export type Face = 'display' | 'text';

/** The files of a family, one a script: a letter is taken from the first file that has it. */
const FILES: Record<Face, readonly string[]> = {
  display: displayFace.files,
  text: ['latin', 'latin-rest', 'west', 'dots', 'africa', 'ext'].map((part) => `onest-${part}`),
};

/** Letters set close in large sizes, as in app/styles/type.css; in em. */
export const TIGHT = -0.02;

export type TypeStyle = {
  face: Face;
  /** In pixels. */
  size: number;
  /** Added after each letter, in em. */
  tracking?: number;
};

const fontsOf = memoize((face: Face) =>
  FILES[face].map((name) => {
    const file = path.join(process.cwd(), 'app/fonts', `${name}.woff2`);
    return create(fs.readFileSync(file)) as Font;
  }),
);

/**
 * A line of text as the outlines of its letters: path data whose baseline is at y = 0, and its width,
 * both in pixels. It looks the same on every machine, whatever fonts that machine has. A letter that
 * no file has is set as the empty box of the first file.
 */
export function outline(text: string, { face, size, tracking = 0 }: TypeStyle) {
  let x = 0;
  let data = '';
  for (const { font, part } of partsByFont(text.normalize('NFC'), fontsOf(face))) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(part);
    glyphs.forEach((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      data += glyph.path
        .transform(scale, 0, 0, -scale, x + xOffset * scale, -yOffset * scale)
        .toSVG();
      x += xAdvance * scale + tracking * size;
    });
  }
  return { data, width: Math.max(0, x - tracking * size) };
}

const widths = new Map<string, number>();

/** Width of a line in pixels. */
export function lineWidth(text: string, { face, size, tracking = 0 }: TypeStyle): number {
  const key = `${face} ${tracking} ${text}`;
  const width = widths.get(key) ?? outline(text, { face, size: 1, tracking }).width;
  widths.set(key, width);
  return width * size;
}

/** Neighbouring letters of one file together, so that the file's kerning holds between them. */
export function partsByFont<F extends Pick<Font, 'hasGlyphForCodePoint'>>(
  text: string,
  files: readonly F[],
): { font: F; part: string }[] {
  const [first] = files as [F];
  const found: { font: F; part: string }[] = [];
  for (const letter of text) {
    const last = found.at(-1);
    const code = letter.codePointAt(0) ?? 0;
    const has = (font: F) => font.hasGlyphForCodePoint(code);
    // A space or a point in the middle of a run stays in its file.
    const font = last && has(last.font) && !has(first) ? last.font : (files.find(has) ?? first);
    if (last?.font === font) last.part += letter;
    else found.push({ font, part: letter });
  }
  return found;
}
