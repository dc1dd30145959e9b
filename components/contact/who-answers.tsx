import { Picture } from '@/components/art/picture';
import { Byline } from '@/components/team/byline';
import type { Person } from '@/lib/content/types/person';
import styles from './contact.module.css';

export type WhoAnswersProps = { title: string; people: readonly Person[] };

/** Those who read what is sent here, by name, over a strip of land: below the ways to them, on phones below the form. */
export function WhoAnswers({ title, people }: WhoAnswersProps) {
  return (
    <div className={`ground-earth ${styles.people}`}>
      {people.length > 0 && (
        <>
          <h2 className="type-label text-ink-2">{title}</h2>
          <ul>
            {people.map((person) => (
              <li key={person.id}>
                <Byline person={person} />
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.land}>
        <Picture name="contact-land" />
      </div>
    </div>
  );
}
