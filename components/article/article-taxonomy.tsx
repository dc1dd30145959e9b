import { Link } from '@/components/ui/link';
import { labels } from '@/lib/labels';
import styles from './article-taxonomy.module.css';

type Entry = { name: string; path: string };
export type ArticleTaxonomyProps = {
  topic: Entry;
  services: readonly Entry[];
  industries: readonly Entry[];
  also?: readonly Entry[];
};

/** Where a piece belongs, a line each: its topic, the practices that write on it, whom it is written for. */
export function ArticleTaxonomy({ topic, services, industries, also = [] }: ArticleTaxonomyProps) {
  // A practice or an industry of the topic's name stands for both.
  const isNamed = [...services, ...industries].some(({ name }) => name.startsWith(topic.name));
  const groups = [
    { title: labels.reading.topic, entries: isNamed ? [] : [topic] },
    { title: labels.reading.practices, entries: services },
    { title: labels.reading.industries, entries: industries },
    { title: labels.reading.also, entries: also },
  ].filter(({ entries }) => entries.length > 0);
  return (
    <section className="wrap grid-12 gap-y-0 pt-6 pb-sec-s" data-noprint>
      <h2 className="font-semibold lg:col-end-4">{labels.reading.related}</h2>
      <dl className={`lg:col-start-4 ${styles.groups}`}>
        {groups.map(({ title, entries }) => (
          <div key={title}>
            <dt className="text-ink-2">{title}</dt>
            {entries.map(({ name, path }) => (
              <dd key={path}>
                <Link href={path} className="text-link">
                  {name}
                </Link>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
