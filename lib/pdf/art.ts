import type { PdfCanvas } from './pdf-canvas';

/** A drawing of the site: `<path>` elements whose paints are tokens, on a sheet of a size. */
export type Art = { shapes: string; width: number; height: number };

type Box = { x: number; y: number; width: number; height: number };

const PATH = /<path fill="([^"]+)"(?: stroke="([^"]+)" stroke-width="([^"]+)")? d="([^"]+)"\/>/g;

/** Fills a box with a drawing: cut like a photo in a frame, or stretched, as a cloth may be. */
export function drawArt(
  canvas: PdfCanvas,
  { shapes, width, height }: Art,
  box: Box,
  fit: 'cut' | 'stretch' = 'cut',
): void {
  const across = box.width / width;
  const down = box.height / height;
  const most = Math.max(across, down);
  const [x, y] = fit === 'stretch' ? [across, down] : [most, most];
  const { doc } = canvas;
  canvas.decorate(() => {
    doc.save().rect(box.x, box.y, box.width, box.height).clip();
    doc
      .translate(box.x + (box.width - width * x) / 2, box.y + (box.height - height * y) / 2)
      .scale(x, y);
    for (const [, fill = '', stroke, strokeWidth, data = ''] of shapes.matchAll(PATH)) {
      if (stroke)
        doc
          .path(data)
          .lineWidth(Number(strokeWidth))
          .stroke(canvas.colour(token(stroke)));
      else doc.path(data).fill(canvas.colour(token(fill)));
    }
    doc.restore();
  });
}

/** `var(--a-lat)` names the token `a-lat`. */
function token(paint: string): string {
  return /^var\(--([\w-]+)\)$/.exec(paint)?.[1] ?? paint;
}
