import { defaultFit, drawShapes, type PictureSpec } from '@/lib/art/drawing';

export const WIDTH = 1200;
export const HEIGHT = 630;

export type Box = { x: number; y: number; width: number; height: number };

export function rect({ x, y, width, height }: Box, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
}

/** The horizon: a full-strength rule whose upper edge is at y. */
export function horizon(from: number, to: number, y: number, ink: string): string {
  return rect({ x: from, y, width: to - from, height: 5 }, ink);
}

/** Outline of a vessel: flat top, round bottom. */
function vesselPath({ x, y, width, height }: Box): string {
  const radius = width / 2;
  return `M${x} ${y}h${width}v${height - radius}a${radius} ${radius} 0 0 1 ${-width} 0z`;
}

export function vessel(box: Box, fill: string): string {
  return `<path d="${vesselPath(box)}" fill="${fill}"/>`;
}

/** A picture in a box, cut at its edges. */
export function artBox(spec: PictureSpec, { x, y, width, height }: Box): string {
  const frame = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  const view = `viewBox="0 0 ${spec.width} ${spec.height}"`;
  return `<svg ${frame} ${view} preserveAspectRatio="${defaultFit(spec)}">${drawShapes(spec)}</svg>`;
}

/** A picture inside a vessel. The id has to be unique in the drawing. */
export function artVessel(spec: PictureSpec, box: Box, id: string): string {
  const clip = `<clipPath id="${id}"><path d="${vesselPath(box)}"/></clipPath>`;
  return `${clip}<g clip-path="url(#${id})">${artBox(spec, box)}</g>`;
}
