import { Link } from '@/components/ui/link';
import type { InsightSummary } from '@/lib/content/types/insight';
import { officeOf, type Person } from '@/lib/content/types/person';
import { labels } from '@/lib/labels';
import { PersonPortrait } from './person-portrait';
import { PersonRelations } from './person-relations';
import styles from './roster.module.css';
import { WriteTo } from './write-to';

const words = labels.people;

export type RosterEntry = { person: Person; published: InsightSummary[] };

/** Who answers for what: a vessel from each line, the person, what they decide, and the ways to more and to them. */
export function Roster({ entries }: { entries: readonly RosterEntry[] }) {
  return (
    <ul className={styles.roster}>
      {entries.map(({ person, published }) => (
        <li key={person.id} id={person.id}>
          <PersonPortrait person={person} size="roster" />
          <div>
            <h2 className="type-h2">{person.name}</h2>
            <p className="mt-1.5">{person.role}</p>
            <p className="text-ink-2">{person.qualification}</p>
            <p className="mt-1.5 text-ink-2">
              {words.office}: {officeOf(person).city}
            </p>
          </div>
          <div className="grid gap-2.5">
            <p className="type-lede">{person.remit}</p>
            <p>
              <span className="text-ink-2">{words.answersFor}:</span> {person.answersFor}
            </p>
            <div className={styles.ways}>
              {person.expert ? (
                <Link href={person.path} className="text-link">
                  {words.profile}
                  <span className="sr-only">: {person.name}</span>
                </Link>
              ) : (
                <details className={styles.more}>
                  <summary className="text-link">
                    {words.profile}
                    <span className="sr-only">: {person.name}</span>
                  </summary>
                  <p className="mt-2 text-ink-2">{person.bio}</p>
                  <PersonRelations person={person} published={published} />
                </details>
              )}
              <WriteTo name={person.name} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
