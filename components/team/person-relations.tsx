import { Link } from '@/components/ui/link';
import { NameList } from '@/components/ui/name-list';
import { practicesOf } from '@/lib/content/relations/graph';
import { type InsightSummary, inLanguage } from '@/lib/content/types/insight';
import type { Person } from '@/lib/content/types/person';
import { labels } from '@/lib/labels';
import styles from './roster.module.css';

const words = labels.people;

export type PersonRelationsProps = { person: Person; published: readonly InsightSummary[] };

/** Practices of someone and what they have written or speak at; the experts' are on the team page. */
export function PersonRelations({ person, published }: PersonRelationsProps) {
  const { works, writesOn } = practicesOf(person);
  return (
    <div className={styles.published}>
      <h3 className="type-label text-ink-2">{words.practices}</h3>
      <p>
        <NameList entries={works} />
        {writesOn.length > 0 && (
          <>
            . {words.writesOn} <NameList entries={writesOn} />
          </>
        )}
      </p>
      {published.length > 0 && (
        <>
          <h3 className="type-label mt-2 text-ink-2">{words.published}</h3>
          <ul className="tags">
            {published.map(({ id, path, title, textLanguage }) => (
              <li key={id}>
                <Link href={path} className="text-link inline-flex min-h-6 items-center">
                  {inLanguage(title, textLanguage)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
