import { Link } from '@/components/ui/link';
import { categories, categorySlug } from '@/lib/content/ids';
import { labels } from '@/lib/labels';

export type TopicFilterProps = {
  /** Path of the page this row is printed on. */
  path: string;
  /** Where "All" leads. */
  allPath?: '/insights' | '/insights/all';
};

/** The categories as links to their pages; the one of this page is filled. */
export function TopicFilter({ path, allPath = '/insights/all' }: TopicFilterProps) {
  return (
    <nav
      aria-label={labels.reading.filter}
      className="border-b border-t-2 border-b-line border-t-horizon py-4"
      data-noprint
    >
      <ul className="wrap flex flex-wrap gap-2">
        <li>
          <Link href={allPath} current={path} className="chip">
            {labels.reading.all}
          </Link>
        </li>
        {categories.map((category) => (
          <li key={category}>
            <Link
              href={`/insights/topics/${categorySlug(category)}`}
              current={path}
              className="chip"
            >
              {category}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
