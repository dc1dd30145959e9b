/**
 * How practices, industries, people and pieces hang together. Front matter names a relation once, on
 * either side; both pages show it. A name that leads nowhere stops the build where it is read.
 *
 * Every function reads each folder at most once: in development a read goes to the disk.
 */
import { ContentError } from '@/lib/content/engine/content-error';
import type { IndustryId, ServiceId } from '@/lib/content/types/ids';
import { type Industry, industries } from '@/lib/content/types/industry';
import type { InsightSummary } from '@/lib/content/types/insight';
import { type Person, people } from '@/lib/content/types/person';
import { type Service, services } from '@/lib/content/types/service';
import { insights, insightsBy } from './insights';

/**
 * The practices of a piece: those it names, then those whose page names it.
 * @param all every practice, from whoever asks for many pieces
 */
export function servicesOf(piece: InsightSummary, all: readonly Service[] = services()): Service[] {
  return listedFirst(all, piece.services, (service) => isOnService(piece, service));
}

/**
 * The industries of a piece: those it names, then those whose page names it.
 * @param all every industry, from whoever asks for many pieces
 */
export function industriesOf(
  piece: InsightSummary,
  all: readonly Industry[] = industries(),
): Industry[] {
  return listedFirst(all, piece.industries, (sector) => isForIndustry(piece, sector));
}

/** Pieces of every kind on a practice, newest first. */
export function piecesOnService(id: ServiceId): InsightSummary[] {
  const service = services().find((one) => one.id === id) as Service;
  return insights().filter((piece) => isOnService(piece, service));
}

/** Pieces of every kind for an industry, newest first. */
export function piecesOnIndustry(id: IndustryId): InsightSummary[] {
  const sector = industries().find((one) => one.id === id) as Industry;
  return insights().filter((piece) => isForIndustry(piece, sector));
}

/** The practices that work in an industry usually draws in: named on its page or on theirs, in the order of `all`. */
export function servicesIn({ id, related }: Industry, all: readonly Service[]): Service[] {
  return all.filter(
    (service) =>
      related.services.some((named) => named.id === service.id) ||
      service.related.industries.some((named) => named.id === id),
  );
}

export type PeopleOnService = {
  /** Those who work in the practice; first those whose first practice it is. */
  team: Person[];
  /** Others who have written or speak on it. */
  writers: Person[];
};

/**
 * Who works in a practice, and who else has something to say on it.
 * @throws ContentError where nobody works in it: its page names them
 */
export function peopleOnService(id: ServiceId): PeopleOnService {
  const all = people();
  const team = all.filter((person) => person.services.includes(id));
  if (team.length === 0) {
    throw new ContentError(`content/services/${id}.yaml`, [
      `the file: found nobody who works in it, expected ${JSON.stringify(id)} among the services of somebody in content/people/`,
    ]);
  }
  const heard = new Set(piecesOnService(id).flatMap((piece) => piece.people));
  return {
    team: team.sort((a, b) => a.services.indexOf(id) - b.services.indexOf(id)),
    writers: all.filter((person) => heard.has(person.id) && !team.includes(person)),
  };
}

/** Who leads the practices that work in an industry usually draws in, each once. */
export function leadsIn({ related }: Industry): Person[] {
  return [...new Set(related.services.flatMap(({ id }) => peopleOnService(id).team.slice(0, 1)))];
}

/** The practices someone works in, and the others they have written or speak on. */
export function practicesOf(person: Person): { works: Service[]; writesOn: Service[] } {
  const all = services();
  const pieces = insightsBy(person.id);
  return {
    works: listedFirst(all, person.services, () => false),
    writesOn: all.filter(
      (service) =>
        !person.services.includes(service.id) &&
        pieces.some((piece) => isOnService(piece, service)),
    ),
  };
}

/** Pages that name a practice which does not name them: practices, then industries. */
export function backlinksTo({ id, related }: Service): (Service | Industry)[] {
  const isNew = (other: Service | Industry, named: readonly { id: string }[]) =>
    other.related.services.some((link) => link.id === id) &&
    named.every((link) => link.id !== other.id);
  return [
    ...services().filter((other) => isNew(other, related.services)),
    ...industries().filter((other) => isNew(other, related.industries)),
  ];
}

function isOnService(piece: InsightSummary, { id, reading, feature }: Service): boolean {
  return (
    piece.services.includes(id) ||
    reading.pieces.includes(piece.id) ||
    (feature?.kind === 'bill-path' && feature.positionStatement.piece === piece.id)
  );
}

function isForIndustry(piece: InsightSummary, { id, related }: Industry): boolean {
  return (
    piece.industries.includes(id) || related.reading.pieces.some((named) => named.id === piece.id)
  );
}

/** Those that `ids` names, in its order, then the others that `belongs` finds. */
function listedFirst<T extends { id: string }>(
  all: readonly T[],
  ids: readonly T['id'][],
  belongs: (one: T) => boolean,
): T[] {
  const named = ids.flatMap((id) => all.filter((one) => one.id === id));
  return [...named, ...all.filter((one) => !ids.includes(one.id) && belongs(one))];
}
