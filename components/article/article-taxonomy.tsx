import { Link } from '@/components/ui/link';
import { labels } from '@/lib/labels';

type Entry = { name: string; path: string };
export type ArticleTaxonomyProps = {
  topic: Entry;
  services: readonly Entry[];
  industries: readonly Entry[];
};

/** Where a piece belongs: its topic, the practices that write on it, the people it is written for. */
export function ArticleTaxonomy({ topic, services, industries }: ArticleTaxonomyProps) {
  return (
    <section className="wrap py-sec-s" data-noprint>
      <h2 className="type-h2">{labels.reading.related}</h2>
      <div className="mt-5 grid gap-x-gap gap-y-7 md:grid-cols-3">
        <Group title={labels.reading.topic} entries={[topic]} />
        <Group title={labels.reading.practices} entries={services} />
        <Group title={labels.reading.industries} entries={industries} />
      </div>
    </section>
  );
}

function Group({ title, entries }: { title: string; entries: readonly Entry[] }) {
  return (
    <div className="horizon pt-3">
      <h3 className="type-label text-ink-2">{title}</h3>
      <ul className="mt-1.5">
        {entries.map(({ name, path }) => (
          <li key={path}>
            <Link href={path} className="title-link type-h1 inline-block py-1.5">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
