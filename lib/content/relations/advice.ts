import { kindFacts } from '@/lib/content/kinds';
import { people } from '@/lib/content/types/person';
import { countWords } from '@/lib/format/reading-time';
import { insights } from './insights';

/**
 * What reads better otherwise and stops no build: one sentence each, with file, field, what was found
 * and what is wanted. The build prints them.
 */
export function contentAdvice(): string[] {
  const pieces = insights();
  const heard = new Set(pieces.flatMap((piece) => piece.people));
  return [
    ...pieces.flatMap(({ kind, body, file }) => {
      const length = lengthAdvice(kindFacts(kind).words, countWords(body));
      return length ? [`${file}: the text: ${length}`] : [];
    }),
    ...people()
      .filter(({ id }) => !heard.has(id))
      .map(
        ({ id }) =>
          `content/people/${id}.yaml: found no piece of theirs, one as author or speaker is wanted: search finds people by what they wrote`,
      ),
  ];
}

type Length = { least: number; most?: number };

function lengthAdvice(wanted: Length | undefined, words: number): string | undefined {
  if (!wanted) return undefined;
  const { least, most } = wanted;
  if (words >= least && (most === undefined || words <= most)) return undefined;
  const range = most === undefined ? `${least} or more` : `${least} to ${most}`;
  return `found ${words} words, ${range} are wanted`;
}
