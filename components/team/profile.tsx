import clsx from 'clsx';
import { FactList } from '@/components/ui/fact-list';
import { NameList } from '@/components/ui/name-list';
import { practicesOf } from '@/lib/content/relations/graph';
import type { InsightSummary } from '@/lib/content/types/insight';
import { officeOf, type Person } from '@/lib/content/types/person';
import { labels } from '@/lib/labels';
import { NameOverCloth } from './name-over-cloth';
import { PersonPortrait } from './person-portrait';
import styles from './profile.module.css';
import { Publications } from './publications';
import { WriteTo } from './write-to';

const words = labels.people;

export type ProfileProps = { person: Person; published: InsightSummary[] };

/** An expert: the name over its cloth, then the portrait, what the person does, and what there is to know. */
export function Profile({ person, published }: ProfileProps) {
  const { works, writesOn } = practicesOf(person);
  return (
    <article id={person.id} className={styles.profile}>
      <NameOverCloth name={person.name} className={clsx('type-d3', styles.name)} />
      <div className={styles.whole}>
        <div className={styles.portrait}>
          <PersonPortrait person={person} size="large" />
        </div>
        <div className={styles.body}>
          <p className="type-h2">
            {person.role}
            <span className="block font-normal text-ink-2">{person.qualification}</span>
          </p>
          <p className="text-ink-2">{person.bio}</p>
          <ul className="tags" aria-label={words.expertise}>
            {person.expertise.map((field) => (
              <li key={field}>{field}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.facts}>
        <p className="flex flex-wrap pb-4">
          <WriteTo name={person.name} className="btn btn-outline" />
        </p>
        <FactList
          facts={[
            { term: words.languages, detail: person.languages.join(', ') },
            { term: words.office, detail: officeOf(person).city },
            { term: words.practices, detail: <NameList entries={works} /> },
          ]}
        />
        <Publications pieces={published} level={4} folded>
          {writesOn.length > 0 && (
            <p className="pt-3 pb-2">
              {words.writesOn} <NameList entries={writesOn} />
            </p>
          )}
        </Publications>
      </div>
    </article>
  );
}
