import { type InsightKind, insightKinds } from '@/lib/content/kinds';
import { firm } from '@/lib/firm';
import { interpolate } from '@/lib/format/interpolate';
import { labels } from '@/lib/labels';
import { pageUrl } from '@/lib/site-origin';

/** What a citation is made of, in whichever format. */
export type Citation = {
  /** Key in a bibliography: `kariuki-2026-seed-before-subsidy`. */
  key: string;
  /** True for what reference managers call a report. */
  isReport: boolean;
  /** Author as the page prints the name, and family name and given names apart. */
  author: { name: string; family: string; given: string };
  title: string;
  /** Kind as printed: Article, Policy Brief … */
  type: string;
  /** ISO date. */
  date: string;
  publisher: string;
  city: string;
  url: string;
};

/** A piece that can be cited. */
export type CitablePiece = {
  kind: InsightKind;
  slug: string;
  path: string;
  label: string;
  title: string;
  date: string;
  author: { id: string; name: string; familyName?: string | undefined };
};

/** The facts of a citation. The family name is the last word of a name, unless its file says else. */
export function citationOf(piece: CitablePiece): Citation {
  const { id, name, familyName } = piece.author;
  const family = familyName ?? name.split(' ').at(-1) ?? name;
  return {
    // The id of the author has no letters that a bibliography cannot sort.
    key: `${id.split('-').at(-1)}-${piece.date.slice(0, 4)}-${piece.slug}`,
    isReport: insightKinds[piece.kind].cite === 'report',
    author: { name, family, given: name.replace(family, '').replace(/\s+/g, ' ').trim() },
    title: piece.title,
    type: piece.label,
    date: piece.date,
    publisher: firm.name,
    city: firm.address.city,
    url: pageUrl(piece.path),
  };
}

/** A citation as a sentence, for a footnote. */
export function plainCitation({
  author,
  date,
  title,
  type,
  publisher,
  city,
  url,
}: Citation): string {
  const words = interpolate(labels.cite.plain, {
    author: author.given ? `${author.family}, ${author.given}` : author.family,
    year: date.slice(0, 4),
    title: /[.?!]$/.test(title) ? title.slice(0, -1) : title,
    type,
    publisher,
    city,
  });
  return `${words} ${url}`;
}

/** Base address of the citation files of a piece; the endings are `.bib` and `.ris`. */
export function citationPath({ kind, slug }: { kind: InsightKind; slug: string }): string {
  return `/cite/${kind}-${slug}`;
}
