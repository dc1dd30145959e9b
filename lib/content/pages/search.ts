import { z } from 'zod';
import { pageDescription } from '@/lib/content/engine/page-fields';
import { readFile } from '@/lib/content/engine/read';
import { type InsightKind, insightKindIds, insightKinds } from '@/lib/content/kinds';
import { insights } from '@/lib/content/relations/insights';
import { industries } from '@/lib/content/types/industry';
import { people } from '@/lib/content/types/person';
import { services } from '@/lib/content/types/service';
import { navLink } from './nav-link';

const kind = z.strictObject({
  label: z.string().max(24),
  text: z.string().min(10).max(80),
});

/** A comma would end one word and begin another where they are listed. */
const words = z
  .array(z.string().regex(/^[^,]*[^\s,][^,]*$/, 'a word or phrase without a comma'))
  .min(1);

/** Kinds of what is found that people ask for by a word of the kind. */
const kindWords = z.strictObject({
  person: words,
  office: words,
  ...forEachKind(words.optional()),
});

/** `content/pages/search.yaml` */
export const schema = z.strictObject({
  title: z.string().max(50),
  description: pageDescription,
  popular: z
    .string()
    .describe('Heading of the popular searches; the searches are labels of the interface.'),
  start: z.string(),
  doors: z.array(navLink.extend({ text: z.string() })).length(4),
  withoutScripts: z.string().includes('{sitemap}', 'a sentence that holds {sitemap}'),
  sitemap: z.string().describe('The word of that sentence that links to the sitemap.'),
  keywords: z
    .record(z.string().startsWith('/'), words)
    .describe(
      'Other names of a page, a person (`/team#…`) or an office (`/contact#…`), by address.',
    ),
  kinds: kindWords.describe(
    'Words by which everything of a kind is found, beside the name of the kind.',
  ),
  synonyms: z
    .record(z.string(), words)
    .describe('What visitors call things, by the word or phrase that the pages use for it.'),
  found: z.strictObject({
    title: z.string(),
    text: z.string(),
    kinds: z.strictObject({
      service: kind,
      industry: kind,
      ...forEachKind(kind),
      person: kind,
    }),
  }),
});

function forEachKind<Field>(field: Field) {
  return Object.fromEntries(insightKindIds.map((id) => [id, field])) as Record<InsightKind, Field>;
}

/** Words of the search page. */
export const searchPage = () => readFile('pages/search.yaml', schema);

/** A kind of page that the search knows, how many there are, and where they are listed. */
export type ContentCount = {
  id: string;
  label: string;
  text: string;
  count: number;
  path: string;
};

/** Everything that can be found on the site, kind by kind, counted from the content. */
export function contentCounts(): ContentCount[] {
  const { kinds } = searchPage().found;
  const pieces = insights();
  const ofKind = (id: InsightKind) => ({
    ...kinds[id],
    id,
    count: pieces.filter((piece) => piece.kind === id).length,
    path: insightKinds[id].path,
  });
  return [
    { ...kinds.service, id: 'service', count: services().length, path: '/services/overview' },
    { ...kinds.industry, id: 'industry', count: industries().length, path: '/industries/overview' },
    ...insightKindIds.map(ofKind),
    { ...kinds.person, id: 'person', count: people().length, path: '/team/leadership' },
  ];
}
