import { Byline } from '@/components/team/byline';
import type { Person } from '@/lib/content/types/person';
import styles from './contact.module.css';

export type WhoAnswersProps = { title: string; people: readonly Person[] };

/** Those who read what is sent here, by name: below the form. */
export function WhoAnswers({ title, people }: WhoAnswersProps) {
  if (people.length === 0) return null;
  return (
    <div className={styles.below}>
      <h2 className="type-label text-ink-2">{title}</h2>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.id}>
            <Byline person={person} />
          </li>
        ))}
      </ul>
    </div>
  );
}
