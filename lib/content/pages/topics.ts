import { z } from 'zod';
import { pageFields } from '@/lib/content/engine/page-fields';
import { readFile } from '@/lib/content/engine/read';
import { pageOf, pageReference, type RelatedLink } from '@/lib/content/relations/references';
import { type Category, categories } from '@/lib/content/types/ids';
import { labels } from '@/lib/labels';

const topic = z.strictObject({
  ...pageFields,
  lede: z.string().min(10).max(90).describe('Beside the word of the topic.'),
  related: z
    .array(z.strictObject({ to: pageReference, why: z.string().min(10) }))
    .length(3)
    .describe('Pages that are about the same, and what leads there.'),
  callToAction: z.string(),
});

/** `content/pages/topics.yaml` */
export const schema = z.strictObject(
  Object.fromEntries(categories.map((id) => [id, topic])) as Record<Category, typeof topic>,
);

export type Topic = Omit<z.output<typeof topic>, 'related'> & {
  category: Category;
  /** Name of the category. */
  name: string;
  path: string;
  related: RelatedLink[];
};

/** All topics, in the order of the filter. */
export function topics(): Topic[] {
  const file = 'pages/topics.yaml';
  const words = readFile(file, schema);
  return categories.map((category) => {
    return {
      ...words[category],
      category,
      name: labels.insight.categories[category],
      path: `/insights/topics/${category}`,
      related: words[category].related.flatMap(({ to, why }, index) => {
        const page = pageOf(to, `content/${file}`, `${category}.related[${index + 1}].to`);
        return page ? [{ ...page, kind: kindOf(to), why }] : [];
      }),
    };
  });
}

/** What a reference leads to: a practice, an industry, or a kind of insight. */
function kindOf(reference: string): string {
  const { practice, industry } = labels.narrow.words.facets;
  const kinds = { service: practice, industry, ...labels.insight.kinds };
  return kinds[reference.split('/')[0] as keyof typeof kinds];
}

/** The topic of a category. */
export function topicOf(category: Category): Topic {
  return topics().find((topic) => topic.category === category) as Topic;
}
