import { ContentError } from '@/lib/content/engine/content-error';
import { industries } from '@/lib/content/types/industry';
import { services } from '@/lib/content/types/service';
import { insightById } from './insights';

/** A page named in a list of links, what kind of page it is, and why a reader would go there. */
export type RelatedLink = { name: string; path: string; kind: string; why: string };

/**
 * Name and path of the page that a reference means.
 * @param file the file that refers to it
 * @param field the field of the file that holds the reference, for messages
 * @returns nothing for a piece that waits for its day
 * @throws ContentError when there is no such page
 */
export function pageOf(
  reference: string,
  file: string,
  field: string,
): { name: string; path: string } | undefined {
  const [kind, id] = reference.split('/');
  if (kind !== 'service' && kind !== 'industry') {
    const piece = insightById(reference, file, field);
    return piece && { name: piece.title, path: piece.path };
  }
  const all = kind === 'service' ? services() : industries();
  const page = all.find((one) => one.id === id);
  if (page) return page;
  const expected = all.map((one) => JSON.stringify(`${kind}/${one.id}`));
  throw new ContentError(file, [
    `${field}: found ${JSON.stringify(reference)}, expected one of ${expected.join(', ')}`,
  ]);
}
