import sharp from 'sharp';
import type { OpenGraphCard } from '@/lib/open-graph/card';
import { cardSvg } from './card-svg';

/** Some services that show previews refuse larger pictures or show none on a slow line. */
const LARGEST = 120_000;

/**
 * The picture of a page as a PNG of 1200 × 630, below 120 kB: PNG because every reader of Open Graph
 * knows it, with a palette because the drawings are flat colours.
 */
export async function cardPng(card: OpenGraphCard): Promise<Buffer> {
  const drawing = sharp(Buffer.from(cardSvg(card))).flatten({ background: '#fff' });
  const pixels = await drawing.raw().toBuffer({ resolveWithObject: true });
  for (const colours of [96, 48, 32, 16]) {
    const png = await sharp(pixels.data, { raw: pixels.info })
      .png({ palette: true, colours, dither: 0, effort: 4, compressionLevel: 9 })
      .toBuffer();
    if (png.length < LARGEST) return png;
  }
  throw new Error(`The picture of ${card.path} is larger than ${LARGEST} bytes in 16 colours.`);
}
