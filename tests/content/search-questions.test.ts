import fs from 'node:fs';
import { parse } from 'yaml';
import { searchFiles } from '@/components/search/search-files';
import type { SearchIndex } from '@/lib/search/document';
import { createSearch, type SearchOutcome } from '@/lib/search/engine';
import { NEWEST } from '@/lib/search/part-file';

/** Share of questions whose answer has to be among the first three. */
const AMONG_THREE = { table: 0.95, heldOut: 0.9 };
const FIRST_SCREEN = 3;

type Questions = Record<string, string[]>;
const file = new URL('./search-questions.yaml', `file://${__filename}`);
const sets: Record<keyof typeof AMONG_THREE, Questions> = parse(fs.readFileSync(file, 'utf8'));

const { documents, synonyms } = searchFiles().get(NEWEST) as SearchIndex;
const search = createSearch(documents, synonyms);
const known = new Set(documents.map(({ id }) => id));

/** Results in the order in which they are shown. */
const shown = ({ best, groups }: SearchOutcome) =>
  [...best, ...groups.flatMap(({ hits }) => hits)].map(({ document }) => document.id);

describe.each(Object.entries(AMONG_THREE))('%s', (name, least) => {
  const questions = Object.entries(sets[name as keyof typeof sets]);

  it('expects pages that exist', () => {
    expect(questions.flatMap(([, ids]) => ids).filter((id) => !known.has(id))).toEqual([]);
  });

  it(`has the answer among the first three for ${least * 100} % of ${questions.length} questions`, () => {
    const places = questions.map(([question, ids]) => {
      const order = shown(search(question));
      const place = order.findIndex((id) => ids.includes(id)) + 1;
      return { question, place, order: order.slice(0, FIRST_SCREEN) };
    });
    const missed = places.filter(({ place }) => place === 0 || place > FIRST_SCREEN);
    const first = places.filter(({ place }) => place === 1).length;
    const three = questions.length - missed.length;
    process.stdout.write(
      `${name}: ${questions.length} questions, right page first ${percent(first)}, among three ${percent(three)}\n`,
    );
    if (process.env.SHOW)
      for (const p of places)
        if (p.place !== 1)
          process.stdout.write(`   ${p.place} ${p.question}: ${p.order.join(' ')}\n`);
    expect({
      share: three / questions.length >= least,
      missed: three / questions.length >= least ? [] : missed,
    }).toEqual({ share: true, missed: [] });

    function percent(count: number) {
      return `${((count / questions.length) * 100).toFixed(1)} %`;
    }
  });
});
