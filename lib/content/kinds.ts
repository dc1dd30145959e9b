/** What is true of every piece of a kind, whatever it says. */
type KindFacts = {
  /** Folder of its files below `content/`. */
  folder: string;
  /** Address below which its pieces lie. */
  path: '/insights' | `/insights/${string}`;
  /** Whether `path` is the list of the kind: articles lie below the list of everything. */
  listed: boolean;
  /** Group of its pages in the sitemap. */
  group: 'articles' | 'papers' | 'events';
  /** Whether a card, a topic and "Read next to it" may show it among what is to be read. */
  readable: boolean;
  /** What its date says: the day on which it came out, or the day on which it takes place. */
  date: 'published' | 'takes-place';
  /**
   * What its picture is held by, on cards and in shared pictures: `bare` art, a `sheet` of paper, a
   * bound `cover`, two `halves`, a vessel with its `day`, the `cloth` of its title.
   */
  container: 'bare' | 'sheet' | 'cover' | 'halves' | 'day' | 'cloth';
  /** Cloth of its list in the shared picture. */
  cloth: 'maize' | 'earth' | 'lake' | 'tea' | 'basalt' | 'sisal';
  /** How reference managers file it; `none` where it is not cited. */
  cite: 'report' | 'page' | 'none';
  /** Lowest level of heading that its pages set. */
  deepestHeading: 2 | 3;
  /** What its texts end with, below a heading of level 2 (`labels.insight.headings`). */
  lastPart?: 'openQuestions';
  /** Words that its texts have; the build tells of one that is shorter or longer, and goes on. */
  words?: { least: number; most?: number };
  /** Its type at schema.org. */
  schemaType: 'Article' | 'Report' | 'Event';
  /** What editors call it at `npm run new`, and its template in `scripts/templates/`. */
  template: string;
};

/**
 * The kinds of insight, in the order of lists, feeds and the sitemap: one entry each. Routes, feeds,
 * citations, photos, pictures, search, sitemap and templates derive from it; what loads a kind stands
 * in `lib/content/relations/kind-sources.ts`. docs/adding-content.md says how to add one.
 */
export const insightKinds = {
  article: {
    folder: 'articles',
    path: '/insights',
    listed: false,
    group: 'articles',
    readable: true,
    date: 'published',
    container: 'bare',
    cloth: 'basalt',
    cite: 'page',
    deepestHeading: 2,
    words: { least: 900, most: 1400 },
    schemaType: 'Article',
    template: 'article',
  },
  'policy-brief': {
    folder: 'policy-briefs',
    path: '/insights/policy-briefs',
    listed: true,
    group: 'papers',
    readable: true,
    date: 'published',
    container: 'sheet',
    cloth: 'lake',
    cite: 'report',
    deepestHeading: 2,
    words: { least: 700, most: 1000 },
    schemaType: 'Article',
    template: 'brief',
  },
  'case-study': {
    folder: 'case-studies',
    path: '/insights/case-studies',
    listed: true,
    group: 'papers',
    readable: true,
    date: 'published',
    container: 'halves',
    cloth: 'earth',
    cite: 'page',
    deepestHeading: 3,
    schemaType: 'Article',
    template: 'case-study',
  },
  report: {
    folder: 'reports',
    path: '/insights/reports',
    listed: true,
    group: 'papers',
    readable: true,
    date: 'published',
    container: 'cover',
    cloth: 'tea',
    cite: 'report',
    deepestHeading: 3,
    lastPart: 'openQuestions',
    words: { least: 2000 },
    schemaType: 'Report',
    template: 'report',
  },
  event: {
    folder: 'events',
    path: '/insights/events',
    listed: true,
    group: 'events',
    readable: false,
    date: 'takes-place',
    container: 'day',
    cloth: 'sisal',
    cite: 'none',
    deepestHeading: 3,
    schemaType: 'Event',
    template: 'event',
  },
  newsletter: {
    folder: 'newsletter',
    path: '/insights/newsletter',
    listed: true,
    group: 'events',
    readable: false,
    date: 'published',
    container: 'cloth',
    cloth: 'maize',
    cite: 'page',
    deepestHeading: 3,
    schemaType: 'Article',
    template: 'newsletter-issue',
  },
} as const satisfies Record<string, KindFacts>;

export type InsightKind = keyof typeof insightKinds;

/** Their ids, in their order. */
export const insightKindIds = Object.keys(insightKinds) as InsightKind[];

/** What is true of a kind. */
export const kindFacts = (kind: InsightKind): KindFacts => insightKinds[kind];
