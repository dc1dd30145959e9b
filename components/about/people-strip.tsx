import { PersonPortrait } from '@/components/team/person-portrait';
import { Link } from '@/components/ui/link';
import { PlaceholderNote } from '@/components/ui/placeholder-note';
import type { Person } from '@/lib/content/types/person';
import { peopleNote } from '@/lib/content/types/placeholder-notes';
import styles from './people-strip.module.css';

type PeopleStripProps = { title: string; action: string; people: readonly Person[] };

/** Those who answer for the firm, each by name, role and the cloth of the name. */
export function PeopleStrip({ title, action, people }: PeopleStripProps) {
  return (
    <section className="ground-band py-sec-s">
      <div className="wrap">
        <h2 className="type-d3 mb-10">{title}</h2>
        <ul className={styles.people}>
          {people.map((person) => (
            <li key={person.id}>
              <PersonPortrait person={person} size="roster" />
              <p>
                <Link href={person.path} className="title-link font-semibold">
                  {person.name}
                </Link>
                <span className="block text-small text-ink-2">{person.role}</span>
              </p>
            </li>
          ))}
        </ul>
        <PlaceholderNote text={peopleNote(people)} className="mt-6" />
        <p className="mt-6">
          <Link href="/team" className="go">
            {action}
          </Link>
        </p>
      </div>
    </section>
  );
}
