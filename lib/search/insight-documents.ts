import { articles } from '@/lib/content/types/article';
import { caseStudies } from '@/lib/content/types/case-study';
import { events } from '@/lib/content/types/event';
import { industries } from '@/lib/content/types/industry';
import type { InsightSummary } from '@/lib/content/types/insight';
import type { Source } from '@/lib/content/types/insight-fields';
import { newsletterIssues } from '@/lib/content/types/newsletter-issue';
import { people } from '@/lib/content/types/person';
import { policyBriefs } from '@/lib/content/types/policy-brief';
import { reports } from '@/lib/content/types/report';
import { services } from '@/lib/content/types/service';
import { packFacets } from '@/lib/filter/facets';
import { labels } from '@/lib/labels';
import { yearOf } from '@/lib/markdown/citations';
import { readMarkdown } from '@/lib/markdown/document';
import { textOf } from '@/lib/markdown/tree';
import type { Draft } from './documents';
import { facetsOfPiece } from './facet-names';
import { distinctWords, proseOf } from './prose';

type NameById = ReadonlyMap<string, string>;
type Names = { people: NameById; services: NameById; industries: NameById };

/** Articles, briefs, case studies, reports, events and newsletter issues. */
export function insightDocuments(): Draft[] {
  // Read once: in development every call reads the files again.
  const names: Names = {
    people: nameById(people()),
    services: nameById(services()),
    industries: nameById(industries()),
  };
  const documentOf = (piece: Piece, words: readonly string[], texts?: readonly string[]) =>
    insightDocument(piece, names, words, texts);
  return [
    ...articles().map((piece) => documentOf(piece, [], [...piece.brief, piece.aside?.text ?? ''])),
    ...policyBriefs().map((piece) => documentOf(piece, piece.tags)),
    ...caseStudies().map((piece) =>
      documentOf(
        piece,
        [...piece.tags, piece.country, piece.where],
        [piece.client, piece.challenge, piece.solution, ...piece.results],
      ),
    ),
    ...reports().map((piece) => documentOf(piece, piece.tags, piece.summary)),
    ...events().map((event) => ({
      ...documentOf(
        event,
        [event.type, event.place, ...(event.recording ? [labels.event.watchRecording] : [])],
        [
          event.language,
          event.dayLabel,
          event.attendees,
          ...event.agenda.flatMap(({ title, text }) => [title, text]),
        ],
      ),
      // An event is a date before it is a subject: its vessel carries the day, as on its page.
      glyph: undefined,
      ground: 'basalt',
      mark: event.day.day,
    })),
    ...newsletterIssues().map((piece) => documentOf(piece, [...piece.topics, piece.month])),
  ];
}

type Piece = InsightSummary & { body: string; sources?: Source[] };

function nameById(named: readonly { id: string; name: string }[]): NameById {
  return new Map(named.map(({ id, name }) => [id, name]));
}

/** `words` are indexed as key words, `texts` like the body. */
function insightDocument(
  piece: Piece,
  names: Names,
  words: readonly string[],
  texts: readonly string[] = [],
): Draft {
  const { content, headings, charts } = readMarkdown(piece.body, piece);
  const named = [
    ...piece.people.map((id) => names.people.get(id)),
    ...piece.services.map((id) => names.services.get(id)),
    ...piece.industries.map((id) => names.industries.get(id)),
  ];
  const keywords = [...words, piece.category, ...named].join(', ');
  const shown = [piece.title, piece.excerpt];
  const titles = headings.map(({ title }) => title).join('. ');
  return {
    id: piece.id,
    group: 'insights',
    path: piece.path,
    title: piece.title,
    label: piece.label,
    date: piece.date,
    dateLabel: piece.dateLabel,
    excerpt: piece.excerpt,
    keywords,
    headings: titles,
    glyph: piece.art,
    facets: packFacets(facetsOfPiece(piece)),
    words: distinctWords(
      [textOf(content), ...texts, ...worksOf(piece), ...proseOf(charts)],
      [...shown, keywords, titles],
    ),
  };
}

/** The works that a piece cites, as its list of sources prints them. */
function worksOf({ sources = [] }: Piece): string[] {
  return sources.map(
    (source) => `${source.publisher} ${source.title} ${source.at ?? ''} ${yearOf(source)}`,
  );
}
