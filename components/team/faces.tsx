import { Fragment } from 'react';
import { Link } from '@/components/ui/link';
import type { Person } from '@/lib/content/types/person';
import styles from './faces.module.css';
import { PersonPortrait } from './person-portrait';

/** All of them side by side, each the way to where one is told of. */
export function Faces({ people }: { people: readonly Person[] }) {
  return (
    <ul className={styles.faces}>
      {people.map((person) => (
        <li key={person.id}>
          <PersonPortrait person={person} size="roster" />
          <p>
            <Link
              href={person.expert ? `#${person.id}` : person.path}
              className="title-link font-semibold"
            >
              {/* Each word may have a line: the build holds the last two of one text together. */}
              {person.name.split(' ').map((word) => (
                <Fragment key={word}>
                  <span>{word}</span>{' '}
                </Fragment>
              ))}
            </Link>
            <span className="block text-ink-2 text-small max-sm:hidden">{person.role}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
