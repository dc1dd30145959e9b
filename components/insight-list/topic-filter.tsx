import { FilterChip, FormChip } from '@/components/islands/filter-controls';
import { Island } from '@/components/islands/island';
import { Link } from '@/components/ui/link';
import { insightKinds } from '@/lib/content/kinds';
import { navigationItems } from '@/lib/content/routes/navigation';
import { topicWords } from '@/lib/content/types/topic';
import { nothingChosen, writeFacets } from '@/lib/filter/facets';
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

const ARTICLES =
  `/insights/all${writeFacets('', { ...nothingChosen, kind: ['article'] })}` as const;

/** The kind whose list stands at an address. */
const kindOfList = (path: string) =>
  path === ARTICLES
    ? 'article'
    : Object.entries(insightKinds).find(([, one]) => one.listed && one.path === path)?.[0];

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
  /** The first is the list of all, which is chosen here; articles lie in it and have no list of their own. */
  const kinds = navigationItems('insights').flatMap((item) =>
    item.path === '/insights/all'
      ? [
          { label: words.all, path },
          { label: labels.feeds.titles.article, path: ARTICLES },
        ]
      : [item],
  );
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
              {kinds.map(({ label, path: href }) => (
                // Without scripts the list would show every kind.
                <li key={href} data-needs-js={href === ARTICLES || undefined}>
                  <FormChip href={href} kind={kindOfList(href)} name={label} current={path} />
                </li>
              ))}
            </ul>
          </div>
        </nav>
      )}
    </div>
  );
}
