import { FilterChip } from '@/components/islands/filter-controls';
import { Island } from '@/components/islands/island';
import { Link } from '@/components/ui/link';
import { categories } from '@/lib/content/types/ids';
import { labels } from '@/lib/labels';

export type TopicFilterProps = {
  /** Path of the page this row is printed on. */
  path: string;
  /** Where "All" leads. */
  allPath?: '/insights' | '/insights/all';
  /** Inside an <InsightFilter>: a topic filters the list on this page. */
  inPlace?: boolean;
};

/** The categories as links to their pages; the one of this page is filled. */
export function TopicFilter({ path, allPath = '/insights/all', inPlace }: TopicFilterProps) {
  const chips = [
    { href: allPath, topic: null, name: labels.reading.all },
    ...categories.map((category) => ({
      href: `/insights/topics/${category}`,
      topic: category,
      name: labels.insight.categories[category],
    })),
  ];
  const list = (
    <ul className="wrap flex flex-wrap gap-2">
      {chips.map((chip) => (
        <li key={chip.href}>
          {inPlace ? (
            <FilterChip {...chip} />
          ) : (
            <Link href={chip.href} current={path} className="chip">
              {chip.name}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <nav
      aria-label={labels.reading.filter}
      className="border-b border-t-2 border-b-line border-t-horizon py-4"
      data-noprint
    >
      {inPlace ? <Island hydrate="query">{list}</Island> : list}
    </nav>
  );
}
