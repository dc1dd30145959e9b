import { fileHref } from '@/lib/site-url';
import { drawShapes, type PictureSpec } from './drawing';
import { glyphs } from './glyphs';
import { hash } from './random';
import { socialMarks } from './social-marks';

/**
 * A picture as a file of its own. Its name carries a hash of its content, so it may be cached for
 * ever. Pages show it with `<use>`, across which custom properties are inherited: one file serves
 * both themes, and the drawing stays out of the HTML.
 */
export interface PictureFile {
  name: string;
  body: string;
}

const filesBySpec = new Map<string, PictureFile>();

/** The SVG file of a spec; drawn once a build process. */
export function pictureFile(spec: PictureSpec): PictureFile {
  // The order of keys may stay in the key: a mix of inks with another order is another picture.
  const key = JSON.stringify(spec);
  const known = filesBySpec.get(key);
  if (known) return known;
  const shapes = `<g id="a">${drawShapes(spec)}</g>`;
  const body = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${spec.width} ${spec.height}">${shapes}</svg>`;
  const file = hashedFile(readableName(spec), body);
  filesBySpec.set(key, file);
  return file;
}

/** What `<use>` refers to in order to show the picture. */
export function pictureHref(spec: PictureSpec): string {
  return elementHref(pictureFile(spec), 'a');
}

/** All glyphs and signs of networks in one file; each is a path whose id is its name. */
export const glyphFile: PictureFile = hashedFile(
  'glyphs',
  `<svg xmlns="http://www.w3.org/2000/svg">${[
    ...Object.entries(glyphs).map(([name, { path }]) => [name, path]),
    ...Object.entries(socialMarks),
  ]
    .map(([name, path]) => `<path id="${name}" d="${path}"/>`)
    .join('')}</svg>`,
);

/** Address of an element in a picture file. */
export function elementHref(file: PictureFile, id: string): string {
  return fileHref(`/art/${file.name}#${id}`);
}

function hashedFile(name: string, body: string): PictureFile {
  const digits = hash(body).toString(16).padStart(8, '0');
  return { name: `${name}.${digits}.svg`, body };
}

function subjectOf(spec: PictureSpec): string {
  if (spec.art === 'kikoi') return spec.text;
  return spec.art === 'piece' ? spec.draws : spec.seed;
}

function readableName(spec: PictureSpec): string {
  return `${spec.art}-${subjectOf(spec)}`
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 48)
    .replace(/-$/, '');
}
