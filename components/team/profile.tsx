import clsx from 'clsx';
import { FactList } from '@/components/ui/fact-list';
import { NameList } from '@/components/ui/name-list';
import { practicesOf } from '@/lib/content/relations/graph';
import type { InsightSummary } from '@/lib/content/types/insight';
import { officeById } from '@/lib/content/types/office';
import type { Person } from '@/lib/content/types/person';
import { labels } from '@/lib/labels';
import { PersonPortrait } from './person-portrait';
import styles from './profile.module.css';
import { Publications } from './publications';

const words = labels.people;

export type ProfileProps = {
  person: Person;
  published: InsightSummary[];
  /** Side on which the portrait hangs. */
  side: 'left' | 'right';
};

/** An expert: the portrait hangs from the horizon, what there is to know stands beside it. */
export function Profile({ person, published, side }: ProfileProps) {
  const { works, writesOn } = practicesOf(person);
  return (
    <article id={person.id} className={clsx(styles.profile, styles[side])}>
      <div className={styles.portrait}>
        <PersonPortrait person={person} size="large" />
      </div>
      <div className={styles.body}>
        <div className={styles.name}>
          <h2 className="type-d3 max-sm:text-[1.75rem]">{person.name}</h2>
          <p className="type-h2 mt-2">
            {person.role},{' '}
            <span className="inline-block font-normal text-ink-2">{person.qualification}</span>
          </p>
        </div>
        <p className="type-lede max-w-144 text-ink-2">{person.bio}</p>
        <ul className="tags" aria-label={words.expertise}>
          {person.expertise.map((field) => (
            <li key={field}>{field}</li>
          ))}
        </ul>
      </div>
      <div className={styles.details}>
        <FactList
          className={styles.facts}
          facts={[
            { term: words.languages, detail: person.languages.join(', ') },
            { term: words.office, detail: officeById(person.office).city },
            { term: words.practices, detail: <NameList entries={works} /> },
            ...(writesOn.length > 0
              ? [{ term: words.writesOn, detail: <NameList entries={writesOn} /> }]
              : []),
          ]}
        />
        <Publications pieces={published} first={3} className={styles.published} />
      </div>
    </article>
  );
}
