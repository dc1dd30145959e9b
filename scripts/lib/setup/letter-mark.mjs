/** A sign for a firm that has none: the first letter of its name under the horizon. */
import fs from 'node:fs';
import path from 'node:path';
import { create } from 'fontkit';
import { projectRoot } from '../run.mjs';
import { pathData } from './path-data.mjs';

/** @typedef {import('fontkit').Font} Font */

/**
 * @param {string} shortName
 * @param {readonly Font[]} [face] files of the display face, where it is not the one that the site has
 * @returns {{ large: string, small: string }} SVG path data on squares of 32 and of 16 units
 * @throws Error for a letter that the face does not have
 */
export function letterMark(shortName, face = siteFace()) {
  const [letter = ''] = shortName.normalize('NFC');
  const glyph = glyphOf(letter.toUpperCase(), face);
  return {
    large: `M0 3h32v3.5H0z${outlineIn(glyph, { x: 2.5, y: 9, width: 27, height: 20 })}`,
    small: `M0 1h16v3H0z${outlineIn(glyph, { x: 2, y: 6, width: 12, height: 9 })}`,
  };
}

/**
 * The letter as large as a box allows, in its middle and hanging from its upper edge.
 * @param {import('fontkit').Glyph} glyph
 * @param {{ x: number, y: number, width: number, height: number }} box
 */
function outlineIn({ path: outline, bbox }, box) {
  const scale = Math.min(box.width / bbox.width, box.height / bbox.height);
  const left = box.x + (box.width - bbox.width * scale) / 2 - bbox.minX * scale;
  const top = box.y + bbox.maxY * scale;
  return pathData(outline.transform(scale, 0, 0, -scale, left, top).commands);
}

/** @returns {Font[]} */
function siteFace() {
  const read = (/** @type {string} */ file) => fs.readFileSync(path.join(projectRoot, file));
  const { files } = JSON.parse(read('lib/typography/display-face.json').toString());
  return files.map((/** @type {string} */ file) => create(read(`app/fonts/${file}.woff2`)));
}

/** @param {string} letter @param {readonly Font[]} face */
function glyphOf(letter, face) {
  const point = letter.codePointAt(0) ?? 0;
  for (const font of face) {
    const [glyph] = font.hasGlyphForCodePoint(point) ? font.layout(letter).glyphs : [];
    if (glyph) return glyph;
  }
  throw new Error(
    `mark: found the letter ${JSON.stringify(letter)}, which the display face does not have, expected a group with large and small`,
  );
}
