import { Byline } from '@/components/team/byline';
import { NameList } from '@/components/ui/name-list';
import type { PeopleOnService } from '@/lib/content/relations/graph';
import type { Person } from '@/lib/content/types/person';
import { wholeName } from '@/lib/format/whole-name';
import { labels } from '@/lib/labels';
import styles from './service-people.module.css';

/** Beside what a page asks for at its end: who works in the practice, and who else has written on it. */
export function ServicePeople({ team, writers }: PeopleOnService) {
  return (
    <section className={styles.people}>
      <h3 className="type-h1">{labels.service.people}</h3>
      <div className={styles.team}>
        {team.map((person) => (
          <Byline key={person.id} person={person} />
        ))}
      </div>
      {writers.length > 0 && (
        <p className="mt-5 text-small text-ink-2">
          <Writers people={writers} />
        </p>
      )}
    </section>
  );
}

/** A sentence with those who have written on a practice without working in it; each name leads to the person. */
function Writers({ people }: { people: readonly Person[] }) {
  return (
    <>
      {labels.service.alsoWriting}{' '}
      <NameList entries={people.map(({ name, path }) => ({ name: wholeName(name), path }))} />.
    </>
  );
}
