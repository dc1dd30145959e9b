import { Link } from '@/components/ui/link';
import { topics } from '@/lib/content/pages/topics';
import { monthRange, paginateInsights } from '@/lib/content/relations/archive-pages';
import { insights } from '@/lib/content/relations/insights';
import { navigationItems } from '@/lib/content/routes/navigation';
import { labels } from '@/lib/labels';

const words = labels.narrow.links;
const ALL = '/insights/all';

/**
 * What “Narrow results” asks, as links to pages, for visitors without scripts: kinds, topics, and the months.
 * The list of all pieces (`onList`) has a row of topics above, and leads not to itself.
 */
export function NarrowLinks({ onList = false }: { onList?: boolean }) {
  const { older } = paginateInsights(insights());
  const kinds = navigationItems('insights').filter(({ path }) => path !== ALL);
  const rows = [
    { name: words.kind, links: kinds },
    ...(onList
      ? []
      : [
          {
            name: words.topic,
            links: topics().map(({ name, path }) => ({ label: name, path })),
          },
        ]),
    {
      name: words.archive,
      links: [
        ...(onList ? [] : [{ label: words.all, path: ALL }]),
        ...older.map(({ number, entries }) => ({
          label: monthRange(entries),
          path: `${ALL}/${number}`,
        })),
      ],
    },
  ].filter(({ links }) => links.length > 0);
  return (
    <dl className="mt-4 grid gap-x-gap text-small sm:grid-cols-[max-content_1fr]" data-without-js>
      {rows.map(({ name, links }) => (
        <div key={name} className="contents">
          <dt className="pt-2 font-semibold">{name}</dt>
          <dd className="flex flex-wrap gap-x-5">
            {links.map(({ label, path }) => (
              <Link key={path} href={path} className="text-link inline-flex min-h-9 items-center">
                {label}
              </Link>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
