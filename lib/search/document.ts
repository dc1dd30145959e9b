import type { FacetNames } from '@/lib/filter/facets';

/** Groups of results, in the order used where nothing else decides. */
export const searchGroups = [
  'services',
  'industries',
  'insights',
  'people',
  'offices',
  'pages',
] as const;
export type SearchGroup = (typeof searchGroups)[number];

/** What the search knows of one page, person or office; made when the site is built. */
export type SearchDocument = {
  /** Unique: `service/policy`, `person/esi-mensa`. */
  id: string;
  group: SearchGroup;
  /** Where it leads, without base path. */
  path: string;
  title: string;
  /** What it is, as printed: Policy Brief, Service, Our Team. */
  label: string;
  /** ISO date and the same as printed; only of pieces that carry one. */
  date?: string;
  dateLabel?: string;
  /** Of a piece whose text is in another language, which its label says. */
  elsewhere?: true;
  /** The sentence under the title. */
  excerpt: string;
  /**
   * Other names of it, between commas: a role, a country, the words that visitors use and it does not
   * (`content/pages/search.yaml`). Not printed.
   */
  aliases: string;
  /** Words by which its kind is asked for, and a practice's people: on no page. Not printed. */
  related: string;
  /** Names, topics and expertise, not printed. */
  keywords: string;
  headings: string;
  /** Every further word of its text, once. Not printed. */
  words: string;
  /** Colour of the vessel in front of it. */
  ground: string;
  /** Sign in the vessel: a glyph by name, or one to three characters. Without either it is a pin. */
  glyph?: string;
  mark?: string;
  /** What it can be narrowed by, as `packFacets` writes it (lib/filter/facets). */
  facets?: string;
};

/** The file that the search fetches first: `/search-index/newest.json`. */
export type SearchIndex = {
  /** Address of the file that holds the glyphs. */
  glyphs: string;
  /** What visitors call things, by what the pages call them. */
  synonyms: Readonly<Record<string, readonly string[]>>;
  documents: SearchDocument[];
  /** Parts with older pieces, newest first: number and how many pieces. */
  older: (readonly [number: number, pieces: number])[];
  /** What results can be narrowed by; a copy kept from before there were facets has none. */
  facets?: FacetNames;
};

/** A part of the older pieces: `/search-index/3.json`. */
export type SearchPart = { documents: SearchDocument[] };

/** What the list of all insights is narrowed by: `/search-index/list.json`. */
export type ListFacets = {
  names: FacetNames;
  /** Packed values of each piece, by the address of its link. */
  pieces: Readonly<Record<string, string>>;
};
