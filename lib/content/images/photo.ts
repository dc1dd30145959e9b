import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { ContentError } from '@/lib/content/engine/content-error';
import type { Photo } from '@/lib/photo/photo';
import { PHOTO, type PhotoShape, photoShapes } from './photo-rules';

type Described = { slug: string; file: string; data: unknown };

/**
 * The photos of a folder by slug: `content/people/esi-mensa.jpg` is that of
 * `content/people/esi-mensa.yaml`, whose field `photoAlt` says what it shows.
 * @throws ContentError for a photo without text, text without a photo, a photo that belongs to no
 *   entry, and one that is unreadable or too small
 */
export function photosOf(
  root: string,
  folder: string,
  entries: readonly Described[],
): Map<string, Photo> {
  // A photo in another folder is told where the names of the folder are read.
  const shape = photoShapes[folder];
  if (!shape || !fs.existsSync(path.join(root, folder))) return new Map();
  const names = fs.readdirSync(path.join(root, folder)).filter((name) => PHOTO.test(name));
  const photos = new Map<string, Photo>();
  for (const name of names.sort()) {
    const photo = readPhoto(root, `${folder}/${name}`, entries, shape);
    const other = photos.get(photo.slug);
    if (other) {
      throw new ContentError(photo.file, [
        `the file: found a second photo beside ${other.file}, expected one of the two to be removed`,
      ]);
    }
    photos.set(photo.slug, photo);
  }
  const forgotten = entries.find((entry) => altOf(entry) && !photos.has(entry.slug));
  if (forgotten) {
    throw new ContentError(forgotten.file, [
      `photoAlt: found a text but no photo, expected the photo as content/${folder}/${forgotten.slug}.jpg, or no photoAlt`,
    ]);
  }
  return photos;
}

function readPhoto(
  root: string,
  relative: string,
  entries: readonly Described[],
  shape: PhotoShape,
): Photo {
  const file = `content/${relative}`;
  const [folder = ''] = relative.split('/');
  const slug = path.basename(relative).replace(PHOTO, '');
  const entry = entries.find((candidate) => candidate.slug === slug);
  if (!entry) {
    throw new ContentError(file, [
      `file name: found ${JSON.stringify(slug)}, expected the name of a file in content/${folder}: ${entries.map((known) => known.slug).join(', ')}`,
    ]);
  }
  const alt = altOf(entry);
  if (!alt) {
    throw new ContentError(entry.file, [
      `photoAlt: found nothing beside ${file}, expected a sentence that says what the photo shows`,
    ]);
  }
  const data = fs.readFileSync(path.join(root, relative));
  const { width, height } = checkedSize(data, file, shape);
  const digest = crypto.createHash('sha256').update(data).digest('hex').slice(0, 10);
  return { file, slug, alt, width, height, digest };
}

function altOf({ data }: Described): string | undefined {
  return (data as { photoAlt?: string }).photoAlt;
}

/**
 * Width and height of a photo in pixels, upright.
 * @throws ContentError for one that is unreadable or too small
 */
export function checkedSize(data: Buffer, file: string, { narrowest }: PhotoShape) {
  const { width, height } = uprightSize(data, file);
  if (width < narrowest) {
    throw new ContentError(file, [
      `the photo: found ${width} × ${height} pixels, expected a width of at least ${narrowest}`,
    ]);
  }
  return { width, height };
}

/** Width and height as the photo is to be seen: cameras store a turned picture and a note to turn it. */
function uprightSize(data: Buffer, file: string): { width: number; height: number } {
  try {
    const { width, height, orientation = 1 } = imageSize(data);
    return orientation > 4 ? { width: height, height: width } : { width, height };
  } catch {
    throw unreadable(file);
  }
}

/** What an editor is told of a file that is no picture, or a broken one. */
export function unreadable(file: string): ContentError {
  return new ContentError(file, [
    'the photo: found a file that cannot be read as a picture, expected a JPEG, PNG or WebP file; export it again',
  ]);
}
