import sharp from 'sharp';
import type { PhotoFormat } from './photo';

/**
 * A photo at a width in pixels, in a format. Turned upright first; whatever the camera wrote into the
 * file (place, time, owner) is left out, as sharp keeps metadata only when asked to.
 */
export function encodePhoto(data: Buffer, width: number, format: PhotoFormat): Promise<Buffer> {
  const sized = sharp(data).rotate().resize({ width, withoutEnlargement: true });
  switch (format) {
    case 'avif':
      return sized.avif({ quality: 52, effort: 4 }).toBuffer();
    case 'webp':
      return sized.webp({ quality: 74 }).toBuffer();
    case 'jpg':
      return sized.flatten({ background: '#fff' }).jpeg({ quality: 76, mozjpeg: true }).toBuffer();
  }
}
