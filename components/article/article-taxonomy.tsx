import fold from '@/components/ui/fold.module.css';
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

/**
 * Where a piece belongs, a line each: its topic, the practices that write on it, whom it is written for. Below
 * 64rem it is folded, as the citation above it is.
 */
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
    <section className="wrap grid-12 gap-y-0 pb-sec-s lg:pt-6" data-noprint>
      <h2 className="font-semibold max-lg:hidden lg:col-end-4">{labels.reading.related}</h2>
      <details className={`${fold.fold} ${fold.wide} ${styles.folded} lg:col-start-4`}>
        <summary>{labels.reading.related}</summary>
        <dl className={styles.groups}>
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
      </details>
    </section>
  );
}
