import clsx from 'clsx';
import { Byline } from '@/components/team/byline';
import { NameList } from '@/components/ui/name-list';
import type { PeopleOnService } from '@/lib/content/relations/graph';
import type { Person } from '@/lib/content/types/person';
import { wholeName } from '@/lib/format/whole-name';
import { labels } from '@/lib/labels';
import styles from './service-people.module.css';

export type ServicePeopleProps = PeopleOnService & {
  /** In the flood that closes a page instead of a section of its own, with the heading at the left. */
  closing?: boolean;
  className?: string | undefined;
};

/** Who works in a practice, and who else has written on it: each name leads to the person. */
export function ServicePeople({ team, writers, closing, className }: ServicePeopleProps) {
  const Heading = closing ? 'h3' : 'h2';
  return (
    <section className={clsx(closing ? styles.closing : 'grid-12 items-start', className)}>
      <Heading className={closing ? 'type-h1' : 'type-h2 text-balance lg:col-span-4'}>
        {labels.service.people}
      </Heading>
      <div className={clsx('mt-5', !closing && 'lg:col-start-5 lg:col-end-13 lg:mt-0')}>
        <div className={clsx('grid gap-5', closing ? styles.team : 'gap-x-gap sm:grid-cols-2')}>
          {team.map((person) => (
            <Byline key={person.id} person={person} />
          ))}
        </div>
        {writers.length > 0 && (
          <p className="mt-5 text-small text-ink-2">
            <Writers people={writers} />
          </p>
        )}
      </div>
    </section>
  );
}

/** A sentence with those who have written on a practice without working in it. */
function Writers({ people }: { people: readonly Person[] }) {
  if (people.length === 0) return null;
  return (
    <>
      {labels.service.alsoWriting}{' '}
      <NameList entries={people.map(({ name, path }) => ({ name: wholeName(name), path }))} />.
    </>
  );
}
