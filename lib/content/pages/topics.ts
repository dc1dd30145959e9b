import { ContentError } from '@/lib/content/engine/content-error';
import { memoize } from '@/lib/content/engine/read';
import { pageOf, type RelatedLink } from '@/lib/content/relations/references';
import { type TopicWords, topicWords } from '@/lib/content/types/topic';
import { labels } from '@/lib/labels';

/** A topic with the pages it names. */
export type Topic = Omit<TopicWords, 'related'> & { related: RelatedLink[] };

/**
 * All topics, in the order of the filter.
 * @throws ContentError for one that names no page, or has the mark of another
 */
export function topics(): Topic[] {
  return memoize('topics with their links', () => {
    const all = topicWords();
    all.forEach(assertOwnMark);
    return all.map((topic) => ({ ...topic, related: linksOf(topic) }));
  });
}

const linksOf = ({ id, related }: TopicWords): RelatedLink[] =>
  related.flatMap(({ to, why }, index) => {
    const page = pageOf(to, `content/topics/${id}.yaml`, `related[${index + 1}].to`);
    return page ? [{ ...page, kind: kindOf(to), why }] : [];
  });

/** Two topics with one mark could not be told apart in a list. */
function assertOwnMark({ id, mark }: TopicWords, index: number, all: readonly TopicWords[]): void {
  const other = all.slice(0, index).find((one) => one.mark === mark);
  if (!other) return;
  throw new ContentError(`content/topics/${id}.yaml`, [
    `mark: found ${JSON.stringify(mark)}, which is that of content/topics/${other.id}.yaml too, expected one that no other topic has`,
  ]);
}

/** What a reference leads to: a practice, an industry, or a kind of insight. */
function kindOf(reference: string): string {
  const { practice, industry } = labels.narrow.words.facets;
  const kinds = { service: practice, industry, ...labels.insight.kinds };
  return kinds[reference.split('/')[0] as keyof typeof kinds];
}
