import { ContentError, describeIssues } from '@/lib/content/engine/content-error';
import { type PhotoShape, photoAlt, photoShapes } from '@/lib/content/images/photo-rules';

/** The photo of an entry: what it has to be, what it shows, and the picture as an address of its bytes. */
export type EntryPhoto = PhotoShape & { alt: string; picture?: string };

/**
 * What the photo of an entry has to be.
 * @param name of its English file: `content/people/x.yaml`
 * @returns nothing where entries of that folder have none
 */
export const shapeOf = (name: string): PhotoShape | undefined =>
  photoShapes[name.split('/').at(-2) ?? ''];

/**
 * What a photo is said to show, checked as the loader checks it.
 * @throws ContentError where it is missing, too short or too long
 */
export function checkedAlt(file: string, said: string): string {
  const alt = said.trim();
  const { error } = photoAlt.unwrap().safeParse(alt);
  if (error) {
    const data = { photoAlt: alt };
    const issues = error.issues.map((issue) => ({ ...issue, path: ['photoAlt'] }));
    throw new ContentError(file, describeIssues(issues, data));
  }
  return alt;
}
