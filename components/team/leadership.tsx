import { Link } from '@/components/ui/link';
import { NameList } from '@/components/ui/name-list';
import type { TeamPage } from '@/lib/content/pages/team';
import { practicesOf } from '@/lib/content/relations/graph';
import type { Person } from '@/lib/content/types/person';
import { labels } from '@/lib/labels';
import { PersonPortrait } from './person-portrait';
import { WriteTo } from './write-to';

export type LeadershipProps = TeamPage['leadership'] & {
  /** Those who have no profile on the page. */
  people: readonly Person[];
};

/** Those who answer for the firm and are not met above: each by name, role, one sentence and a way to write. */
export function Leadership({ title, text, action, people }: LeadershipProps) {
  return (
    <section className="ground-band py-sec-s" id="leadership">
      <div className="wrap">
        <h2 className="type-h1">{title}</h2>
        {people.length > 0 && (
          <>
            <p className="mt-2 text-ink-2">{text}</p>
            <ul className="mt-8 grid gap-x-gap gap-y-6 lg:grid-cols-3">
              {people.map((person) => (
                <li
                  key={person.id}
                  className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-(--horizon) border-t-2"
                >
                  <PersonPortrait person={person} size="roster" />
                  <div className="flex flex-col gap-2 pt-3">
                    <p className="type-h2">
                      <Link href={person.path} className="title-link">
                        {person.name}
                      </Link>
                      <span className="block font-normal text-ink-2">{person.role}</span>
                    </p>
                    <p>{person.remit}</p>
                    <Works person={person} />
                    <p className="flex flex-wrap">
                      <WriteTo name={person.name} />
                    </p>
                  </div>
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="mt-8">
          <Link href="/team/leadership" className="go">
            {action}
          </Link>
        </p>
      </div>
    </section>
  );
}

/** The practices that someone works in, each the way to its page. */
function Works({ person }: { person: Person }) {
  const { works } = practicesOf(person);
  if (works.length === 0) return null;
  return (
    <p>
      <span className="text-ink-2">{labels.people.practices}:</span> <NameList entries={works} />
    </p>
  );
}
