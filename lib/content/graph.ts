/**
 * How practices, industries, people and pieces hang together. Front matter names a tie once, on
 * either side; both pages show it. A name that leads nowhere stops the build where it is read.
 */
import { type IndustryId, industryIds, type ServiceId, serviceIds } from './ids';
import { type Industry, industry } from './industry';
import type { InsightSummary } from './insight';
import { insights, insightsBy } from './insights';
import { type Person, people } from './person';
import { type Service, service } from './service';

/** The practices of a piece: those it names, then those whose page names it. */
export function servicesOf(piece: InsightSummary): Service[] {
  const naming = serviceIds.filter((id) => piecesNamedBy(service(id)).includes(piece.id));
  return [...new Set([...piece.services, ...naming])].map(service);
}

/** The industries of a piece: those it names, then those whose page names it. */
export function industriesOf(piece: InsightSummary): Industry[] {
  const naming = industryIds.filter((id) =>
    industry(id).related.reading.pieces.some((named) => named.id === piece.id),
  );
  return [...new Set([...piece.industries, ...naming])].map(industry);
}

/** Pieces of every kind on a practice, newest first. */
export function piecesOnService(id: ServiceId): InsightSummary[] {
  return insights().filter((piece) => servicesOf(piece).some((other) => other.id === id));
}

/** Pieces of every kind for an industry, newest first. */
export function piecesOnIndustry(id: IndustryId): InsightSummary[] {
  return insights().filter((piece) => industriesOf(piece).some((other) => other.id === id));
}

export type ServicePeople = {
  /** Those who work in the practice; first those whose first practice it is. */
  team: Person[];
  /** Others who have written or speak on it. */
  writers: Person[];
};

/** Who works in a practice, and who else has something to say on it. */
export function peopleOnService(id: ServiceId): ServicePeople {
  const all = people();
  const team = all.filter(({ services }) => services.includes(id));
  const heard = new Set(piecesOnService(id).flatMap((piece) => piece.people));
  return {
    team: team.sort((a, b) => a.services.indexOf(id) - b.services.indexOf(id)),
    writers: all.filter((person) => heard.has(person.id) && !team.includes(person)),
  };
}

/** The practices someone works in, and the others they have written or speak on. */
export function practicesOf(person: Person): { works: Service[]; writesOn: Service[] } {
  const heard = new Set(insightsBy(person.id).flatMap((piece) => servicesOf(piece)));
  const works = person.services.map(service);
  return { works, writesOn: [...heard].filter((other) => !person.services.includes(other.id)) };
}

/** Pages that name a practice which does not name them: practices, then industries. */
export function pagesNaming({ id, related }: Service): (Service | Industry)[] {
  const named = new Set<string>(related.services.map((other) => other.id));
  const namedIndustries = new Set<string>(related.industries.map((other) => other.id));
  return [
    ...serviceIds
      .filter((other) => !named.has(other) && other !== id)
      .map(service)
      .filter((other) => other.related.services.some((link) => link.id === id)),
    ...industryIds
      .filter((other) => !namedIndustries.has(other))
      .map(industry)
      .filter((other) => other.related.services.some((link) => link.id === id)),
  ];
}

/** Ids of the pieces that a practice's file names. */
function piecesNamedBy({ reading, feature }: Service): string[] {
  return feature.kind === 'path-of-a-bill'
    ? [...reading.pieces, feature.conviction.piece]
    : reading.pieces;
}
