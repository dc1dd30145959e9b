import { toString as textOf } from 'mdast-util-to-string';
import { insightKinds } from '@/lib/content/kinds';
import { insights } from '@/lib/content/relations/insights';
import { industries } from '@/lib/content/types/industry';
import type { Insight } from '@/lib/content/types/insight';
import { people } from '@/lib/content/types/person';
import { services } from '@/lib/content/types/service';
import { packFacets } from '@/lib/filter/facets';
import { dateParts } from '@/lib/format/date';
import { yearOf } from '@/lib/markdown/citations';
import { readMarkdown } from '@/lib/markdown/document';
import { isAtHome } from '@/lib/other-languages';
import type { Draft } from './documents';
import { facetsOfPieces } from './facet-names';
import { distinctWords, proseOf } from './prose';

type NameById = ReadonlyMap<string, string>;
type Names = { people: NameById; services: NameById; industries: NameById };

/**
 * Every piece of every kind. One whose text is in another language is found by the words of that text too,
 * below what the page's own language has.
 */
export function insightDocuments(): Draft[] {
  // Read once: in development every call reads the files again.
  const names: Names = {
    people: nameById(people()),
    services: nameById(services()),
    industries: nameById(industries()),
  };
  const facetsOf = facetsOfPieces();
  return insights().map((piece) => ({
    ...insightDocument(piece, names),
    facets: packFacets(facetsOf(piece)),
  }));
}

function nameById(named: readonly { id: string; name: string }[]): NameById {
  return new Map(named.map(({ id, name }) => [id, name]));
}

function insightDocument(piece: Insight, names: Names): Omit<Draft, 'facets'> {
  const { content, headings, charts } = readMarkdown(piece.body, piece);
  const named = [
    ...piece.people.map((id) => names.people.get(id)),
    ...piece.services.map((id) => names.services.get(id)),
    ...piece.industries.map((id) => names.industries.get(id)),
  ];
  const keywords = [...(piece.keywords ?? []), piece.categoryLabel, ...named].join(', ');
  const shown = [piece.title, piece.description];
  const titles = headings.map(({ title }) => title).join('. ');
  return {
    id: piece.id,
    group: 'insights',
    path: piece.path,
    title: piece.title,
    label: piece.label,
    date: piece.date,
    dateLabel: piece.dateLabel,
    excerpt: piece.description,
    keywords,
    headings: titles,
    ...vesselOf(piece),
    ...(!isAtHome(piece) && { elsewhere: true }),
    words: distinctWords(
      [textOf(content), ...(piece.texts ?? []), ...worksOf(piece), ...proseOf(charts)],
      [...shown, keywords, titles],
    ),
  };
}

/** The works that a piece cites, as its list of sources prints them. */
function worksOf({ sources }: Insight): string[] {
  return sources.map(
    (source) => `${source.publisher} ${source.title} ${source.at ?? ''} ${yearOf(source)}`,
  );
}

/** What stands in the vessel: what takes place is a date before it is a subject, as on its page. */
function vesselOf({ kind, art, date }: Insight) {
  return insightKinds[kind].container === 'day'
    ? { ground: 'basalt', mark: dateParts(date).day }
    : { glyph: art };
}
