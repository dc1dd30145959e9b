import { z } from 'zod';
import { ContentError } from '@/lib/content/engine/content-error';
import { industryId, serviceId } from '@/lib/content/types/ids';
import { industryById } from '@/lib/content/types/industry';
import { insightReference } from '@/lib/content/types/insight-fields';
import { serviceById } from '@/lib/content/types/service';
import { insightById } from './insights';

/** Reference to a page by what it is about: `service/policy`, `industry/energy`, `event/<slug>`. */
export const pageReference = z
  .union([
    z.templateLiteral(['service/', serviceId]),
    z.templateLiteral(['industry/', industryId]),
    insightReference,
  ])
  .meta({ reference: 'page' });

/** A page named in a list of links, what kind of page it is, and why a reader would go there. */
export type RelatedLink = { name: string; path: string; kind: string; why: string };

/**
 * Name and path of the page that a reference means.
 * @param file the file that refers to it
 * @returns nothing for a piece that waits for its day
 * @throws ContentError when there is no such page
 */
export function pageOf(
  reference: string,
  file: string,
): { name: string; path: string } | undefined {
  const [kind, id] = reference.split('/');
  const asService = serviceId.safeParse(id);
  const asIndustry = industryId.safeParse(id);
  if (kind === 'service' && asService.success) return serviceById(asService.data);
  if (kind === 'industry' && asIndustry.success) return industryById(asIndustry.data);
  if (kind === 'service' || kind === 'industry') {
    throw new ContentError(file, [
      `to: found ${JSON.stringify(reference)}, expected the id of a ${kind}`,
    ]);
  }
  const piece = insightById(reference, file, 'to');
  return piece && { name: piece.title, path: piece.path };
}
