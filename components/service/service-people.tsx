import clsx from 'clsx';
import { Byline } from '@/components/team/byline';
import { NameList } from '@/components/ui/name-list';
import type { PeopleOnService } from '@/lib/content/relations/graph';
import type { Person } from '@/lib/content/types/person';
import { labels } from '@/lib/labels';

/** Ways to set the same people: `row` with the heading at the left, `column` for a narrow place. */
type PracticePeopleLayout = 'row' | 'column';

export type ServicePeopleProps = PeopleOnService & {
  variant: PracticePeopleLayout;
  className?: string | undefined;
};

/** Who works in a practice, and who else has written on it: each name leads to the person. */
export function ServicePeople({ team, writers, variant, className }: ServicePeopleProps) {
  const row = variant === 'row';
  return (
    <section className={clsx(row && 'grid-12 items-start', className)}>
      <h2 className={clsx('type-h2 text-balance', row && 'lg:col-span-4')}>
        {labels.service.people}
      </h2>
      <div className={clsx('mt-5', row && 'lg:col-start-5 lg:col-end-13 lg:mt-0')}>
        <div className={clsx('grid gap-5', row && 'gap-x-gap sm:grid-cols-2')}>
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
      {labels.service.alsoWriting} <NameList entries={people} />.
    </>
  );
}
