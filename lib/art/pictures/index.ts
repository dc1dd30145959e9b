import type { PictureSpec } from '@/lib/art/drawing';
import { industries } from './industries';
import { pages } from './pages';

export type PictureName = keyof typeof industries | keyof typeof pages;

assertNamesUnique([industries, pages]);

/** The named pictures of the site. */
export const gallery: Readonly<Record<PictureName, PictureSpec>> = {
  ...industries,
  ...pages,
};

/** Throws when two collections define a picture of the same name: one would replace the other. */
export function assertNamesUnique(collections: readonly Record<string, PictureSpec>[]): void {
  const seen = new Set<string>();
  for (const name of collections.flatMap((collection) => Object.keys(collection))) {
    if (seen.has(name)) {
      throw new Error(`lib/art/pictures defines the picture "${name}" twice; rename one.`);
    }
    seen.add(name);
  }
}
