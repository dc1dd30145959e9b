import { z } from 'zod';
import { readFile } from '@/lib/content/engine/read';
import { pageOf, pageReference, type RelatedLink } from '@/lib/content/relations/references';
import { type Category, categories, categorySlug } from '@/lib/content/types/ids';

const topic = z.strictObject({
  title: z.string().max(49),
  description: z.string().min(70).max(160),
  /** Beside the word of the topic. */
  lede: z.string().min(10).max(90),
  /** Pages that are about the same, and what leads there. */
  related: z.array(z.strictObject({ to: pageReference, why: z.string().min(10) })).length(3),
  callToAction: z.string(),
});

/** `content/pages/topics.yaml` */
const schema = z.strictObject({
  agriculture: topic,
  finance: topic,
  governance: topic,
  'human-capital': topic,
  technology: topic,
  policy: topic,
});
export type TopicSlug = keyof z.output<typeof schema>;

export type Topic = Omit<z.output<typeof topic>, 'related'> & {
  category: Category;
  slug: TopicSlug;
  path: string;
  related: RelatedLink[];
};

/** All topics, in the order of the filter. */
export function topics(): Topic[] {
  const file = 'pages/topics.yaml';
  const words = readFile(file, schema);
  return categories.map((category) => {
    const slug = categorySlug(category) as TopicSlug;
    return {
      ...words[slug],
      category,
      slug,
      path: `/insights/topics/${slug}`,
      related: words[slug].related.map(({ to, why }) => ({
        ...pageOf(to, `content/${file}`),
        why,
      })),
    };
  });
}

/** The topic of a category. */
export function topicOf(category: Category): Topic {
  return topics().find((topic) => topic.category === category) as Topic;
}
