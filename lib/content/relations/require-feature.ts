import { ContentError } from '@/lib/content/engine/content-error';

/**
 * The information drawing of a service or an industry, known to be of the kind that its page can draw.
 * @param folder of `content/`, for the message
 * @throws ContentError when the file holds the words of another drawing
 */
export function requireFeature<F extends { kind: string }, K extends F['kind']>(
  folder: 'services' | 'industries',
  { id, feature }: { id: string; feature: F },
  kind: K,
): Extract<F, { kind: K }> {
  if (feature.kind === kind) return feature as Extract<F, { kind: K }>;
  throw new ContentError(`content/${folder}/${id}.yaml`, [
    `feature.kind: found ${JSON.stringify(feature.kind)}, expected ${JSON.stringify(kind)}, the drawing that /${folder}/${id} shows`,
  ]);
}
