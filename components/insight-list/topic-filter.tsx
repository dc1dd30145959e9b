import { FilterChip, FormChip } from '@/components/islands/filter-controls';
import { Island } from '@/components/islands/island';
import { Link } from '@/components/ui/link';
import { insightKinds } from '@/lib/content/kinds';
import { navigationItems } from '@/lib/content/routes/navigation';
import { topicWords } from '@/lib/content/types/topic';
import { allInsightsHref } from '@/lib/filter/facets';
import { labels } from '@/lib/labels';
import styles from './topic-filter.module.css';

const words = labels.reading;

export type TopicFilterProps = {
  /** Path of the page this row is printed on. */
  path: string;
  /** Where "All" leads. */
  allPath?: '/insights' | '/insights/all';
  /** Inside an <InsightFilter>: a topic filters the list on this page. */
  inPlace?: boolean;
  /** Whether the second axis stands below: the lists of each kind. Inside an <InsightFilter> alone. */
  forms?: boolean;
};

/** The kind whose list stands at an address. */
const kindOfList = (path: string) =>
  Object.entries(insightKinds).find(([, one]) => one.listed && one.path === path)?.[0];

/** One control with its axes named: the topics as links to their pages, the one of this page filled, and the forms. */
export function TopicFilter({
  path,
  allPath = '/insights/all',
  inPlace,
  forms = false,
}: TopicFilterProps) {
  const chips = [
    { href: allPath, topic: null, name: words.all },
    ...topicWords().map(({ id, path: href, name }) => ({ href, topic: id, name })),
  ];
  const lists = navigationItems('insights')
    .filter(({ path: list }) => list !== '/insights/all')
    .map(({ label, path: href }) => ({ href, name: label, kind: kindOfList(href) }));
  const topics = (
    <ul data-row>
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
    <div className={styles.control} data-noprint>
      <nav aria-label={words.filter} className={styles.axis}>
        <div className="wrap">
          <p className={styles.name}>{words.topic}</p>
          {inPlace ? <Island hydrate="query">{topics}</Island> : topics}
        </div>
      </nav>
      {forms && (
        <nav aria-label={words.kinds} className={styles.axis}>
          <div className="wrap">
            <p className={styles.name}>{words.form}</p>
            <ul data-row>
              {/* The list of all, which is chosen here. */}
              <li>
                <FormChip href={path} name={words.all} current={path} />
              </li>
              {/* Articles have no list of their own; without scripts that of all would show every kind. */}
              <li data-needs-js>
                <FormChip
                  href={allInsightsHref({ kind: ['article'] })}
                  kind="article"
                  name={labels.feeds.titles.article}
                  current={path}
                />
              </li>
              {lists.map((list) => (
                <li key={list.href}>
                  <FormChip {...list} current={path} />
                </li>
              ))}
            </ul>
          </div>
        </nav>
      )}
    </div>
  );
}
