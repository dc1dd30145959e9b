/**
 * The search answers as people ask: the figures stand in docs/quality.md, and this prints them. The order
 * is the one in which results are shown, so that “among the first three” is what a visitor sees.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { firm } from '@/lib/firm';
import { interpolate } from '@/lib/format/interpolate';
import type { SearchIndex } from '@/lib/search/document';
import type { Search, SearchOutcome } from '@/lib/search/engine';
import { FIRST_SHARD } from '@/lib/search/index-shard';

/** Share of the questions of a set whose answer has to be among the first three. */
const LEAST = {
  table: 0.95,
  heldOut: 0.9,
  heldOutAgain: 0.9,
  heldOutThird: 0.9,
  heldOutFourth: 0.9,
  kiswahili: 0.95,
};
/** Sets that are asked of another edition than the first. */
const languageOf: Record<string, string> = { kiswahili: 'sw' };

const file = path.join(process.cwd(), 'tests/content/search-questions.yaml');
/** Questions with the ids of the pages that answer them. */
const sets: Record<string, Record<string, string[]>> = parse(fs.readFileSync(file, 'utf8'));

type Edition = { search: Search; known: ReadonlySet<string> };
const editions = new Map<string, Promise<Edition>>();

/** The search of an edition. Which one it is, modules decide as they are loaded. */
async function load(language: string): Promise<Edition> {
  const before = process.env.SITE_LANGUAGE;
  process.env.SITE_LANGUAGE = language;
  let edition: Edition | undefined;
  await jest.isolateModulesAsync(async () => {
    const { searchFiles } = await import('@/lib/search/search-files');
    const { createSearch } = await import('@/lib/search/engine');
    const { documents, synonyms } = searchFiles().get(FIRST_SHARD) as SearchIndex;
    const known = new Set(documents.map(({ id }) => id));
    edition = { search: await createSearch(documents, synonyms), known };
  });
  process.env.SITE_LANGUAGE = before ?? '';
  return edition as Edition;
}

function searchOf(language: string): Promise<Edition> {
  const edition = editions.get(language) ?? load(language);
  editions.set(language, edition);
  return edition;
}

/** What questions say of the firm. */
const facts = { careersEmail: firm.careersEmail, firmShort: firm.shortName };

const shown = ({ best, groups }: SearchOutcome) =>
  [...best, ...groups.flatMap(({ hits }) => hits)].map(({ document }) => document.id);

it('has at least 120 questions in the table and 60 in a held-out set', () => {
  expect(Object.keys(sets.table ?? {}).length).toBeGreaterThanOrEqual(120);
  expect(Object.keys(sets.heldOut ?? {}).length).toBeGreaterThanOrEqual(60);
});

it.each(Object.entries(LEAST))('answers the questions of “%s”', async (name, least) => {
  const { search, known } = await searchOf(languageOf[name] ?? '');
  const asked = Object.entries(sets[name] ?? {});
  const answers = asked.flatMap(([, ids]) => ids);
  expect(answers.filter((id) => !known.has(id) && !isOfTheFirm(id))).toEqual([]);
  // What the firm has and does changes: what is not there is no answer, and nobody is asked for it.
  const questions = asked
    .map(([question, ids]) => [question, ids.filter((id) => known.has(id))] as const)
    .filter(([, ids]) => ids.length > 0);

  const placed = questions.map(([question, ids]) => {
    const order = shown(search(interpolate(question, facts)));
    return { question, place: order.findIndex((id) => ids.includes(id)), first: order.slice(0, 3) };
  });
  const missed = placed.filter(({ place }) => place < 0 || place > 2);
  const share = (count: number) => count / questions.length;
  const first = share(placed.filter(({ place }) => place === 0).length);
  const three = share(questions.length - missed.length);
  process.stdout.write(
    `${name}: ${questions.length} questions, the right page first ${percent(first)}, among the first three ${percent(three)}\n`,
  );
  // The questions are named only where there are too many of them.
  expect(three >= least ? [] : missed).toEqual([]);
});

const isOfTheFirm = (id: string) => /^(?:person|office|service|industry|topic)\//.test(id);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
