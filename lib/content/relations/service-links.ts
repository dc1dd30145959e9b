import type { ServiceId } from '@/lib/content/types/ids';
import { industryById } from '@/lib/content/types/industry';
import type { InsightSummary } from '@/lib/content/types/insight';
import { type Service, serviceById } from '@/lib/content/types/service';
import { backlinksTo, piecesOnService } from './graph';
import { insightById, isArticleLike } from './insights';

/** A page that an assignment often leads to, and why. */
export type Lead = { name: string; path: string; why: string };

export type Leads = {
  /** Services, then industries, that a service's file names as where its work leads. */
  leads: Lead[];
  /** Services, then industries, that name this one as where theirs leads. */
  also: { name: string; path: string }[];
};

/** Where the work of a service leads, and what leads to it. */
export function nextServices(service: Service): Leads {
  const { related } = service;
  const leads = [
    ...related.services.map(({ id, why }) => {
      const { name, path } = serviceById(id);
      return { name, path, why };
    }),
    ...related.industries.map(({ id, why }) => {
      const { name, path } = industryById(id);
      return { name, path, why };
    }),
  ];
  return { leads, also: backlinksTo(service) };
}

/**
 * The piece that defends the position a practice takes, on the pages that state one.
 * @returns nothing where there is none, or while it waits for its day
 * @throws ContentError when there is no such piece
 */
export function positionPiece({ id, feature }: Service): InsightSummary | undefined {
  if (feature?.kind !== 'bill-path') return undefined;
  const { piece } = feature.positionStatement;
  return insightById(piece, `content/services/${id}.yaml`, 'feature.positionStatement.piece');
}

export type ServiceReading = {
  title: string;
  /** A few, chosen. */
  pieces: InsightSummary[];
  service: ServiceId;
};

/**
 * What to read on a service: `count` pieces, those its file names and then the newest.
 * @throws ContentError when a named piece does not exist
 */
export function recommendedReading({ id, reading }: Service, count: number): ServiceReading {
  const file = `content/services/${id}.yaml`;
  const named = reading.pieces.flatMap((id) => insightById(id, file, 'reading.pieces') ?? []);
  const newest = piecesOnService(id).filter(
    (piece) => isArticleLike(piece) && !reading.pieces.includes(piece.id),
  );
  return { title: reading.title, pieces: [...named, ...newest].slice(0, count), service: id };
}
