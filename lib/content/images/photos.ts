import fs from 'node:fs';
import path from 'node:path';
import { cachedFile } from '@/lib/build-cache';
import { contentRoot, memoize } from '@/lib/content/engine/read';
import { insights } from '@/lib/content/relations/insights';
import { people } from '@/lib/content/types/person';
import { encodePhoto } from '@/lib/photo/encode';
import { type PhotoFile, photoFiles } from '@/lib/photo/photo';
import { unreadable } from './photo';

/** Every file made of the photos in `content/`, by name. */
export function allPhotoFiles(): ReadonlyMap<string, PhotoFile> {
  return memoize('every photo', () => {
    const photos = [...people(), ...insights()].flatMap(({ photo }) => photo ?? []);
    return new Map(photos.flatMap(photoFiles).map((file) => [file.name, file]));
  });
}

/**
 * The bytes of one of these files, kept between builds.
 * @throws ContentError when the photo turns out to be broken
 */
export function photoBytes({ name, photo, width, format }: PhotoFile): Promise<Buffer> {
  return cachedFile('photos', name, async () => {
    const source = path.join(contentRoot(), path.relative('content', photo.file));
    try {
      return await encodePhoto(fs.readFileSync(source), width, format);
    } catch {
      throw unreadable(photo.file);
    }
  });
}
