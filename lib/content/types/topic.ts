import { z } from 'zod';
import type { Ground } from '@/lib/art/ground';
import { artSubjects } from '@/lib/art/subjects';
import { pageFields } from '@/lib/content/engine/page-fields';
import { memoize, readInOrder } from '@/lib/content/engine/read';
import { checkOwnPage } from './check-own-page';
import type { Category } from './ids';
import { pageReference } from './insight-fields';

/** Colours of the mark before a piece, each with the ground on which the newest piece of its topic stands. */
export const topicMarks = {
  tea: 'tea',
  maize: 'maize',
  'deep-lake': 'lake',
  laterite: 'earth',
  basalt: 'basalt',
  lake: 'lake',
  haze: 'basalt',
  sisal: 'sisal',
  'deep-laterite': 'earth',
} as const satisfies Record<string, Ground>;

export type TopicMark = keyof typeof topicMarks;

/** What pieces are about: `content/topics/<id>.yaml`. The file name is its id and its address. */
export const schema = z.strictObject({
  name: z.string().min(3).max(30).describe('Name in filters, and the word on its page.'),
  order: z.number().int().describe('Place in filters and lists, lowest first.'),
  art: z.enum(artSubjects).describe('Subject of the strip that its word stands on.'),
  seed: z.string().optional().describe('Seed of the strip, when the first one drawn is not good.'),
  mark: z
    .enum(Object.keys(topicMarks) as [TopicMark, ...TopicMark[]])
    .describe('Colour of the mark before its pieces; the same is that of no other topic.'),
  ...pageFields,
  lede: z.string().min(10).max(90).describe('Beside the word of the topic.'),
  related: z
    .array(z.strictObject({ to: pageReference, why: z.string().min(10) }))
    .length(3)
    .describe('Pages that are about the same, and what leads there.'),
  callToAction: z.string(),
});

export type TopicWords = z.output<typeof schema> & { id: Category; path: string };

/** All topics in the order of the filter, as their files have them. Throws ContentError when one is wrong. */
export function topicWords(): TopicWords[] {
  return memoize('topics', () =>
    readInOrder('topics', schema, checkOwnPage('topic')).map((topic) => ({
      ...topic,
      path: `/insights${topic.path}`,
    })),
  );
}

/** One topic. */
export function topicById(id: Category): TopicWords {
  return topicWords().find((topic) => topic.id === id) as TopicWords;
}
