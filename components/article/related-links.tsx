import { Link } from '@/components/ui/link';
import type { RelatedLink } from '@/lib/content/relations/references';
import { labels } from '@/lib/labels';

/** Three pages about the same as a topic, each with what it is and what leads there. */
export function RelatedLinks({ links }: { links: readonly RelatedLink[] }) {
  return (
    <section className="ground-band py-sec-s" data-noprint>
      <div className="wrap">
        <h2 className="type-h2">{labels.reading.related}</h2>
        <ul className="mt-4 grid grid-cols-1 gap-x-gap md:grid-cols-3">
          {links.map(({ name, path, kind, why }) => (
            <li key={path} className="card horizon pb-5 pt-3">
              {/* A topic, a practice and an industry may have one name. */}
              <p className="type-label text-ink-2">{kind}</p>
              <h3 className="type-h2 flex items-center justify-between gap-4 after:arrow">
                <Link href={path} className="card-link">
                  {name}
                </Link>
              </h3>
              <p className="mt-1 text-ink-2">{why}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
