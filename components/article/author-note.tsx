import { Byline } from '@/components/team/byline';
import type { Person } from '@/lib/content/types/person';

/** Closes a piece: who wrote it, and from what work. */
export function AuthorNote({ person }: { person: Person }) {
  return (
    <footer className="horizon mt-16 grid gap-4 pt-5">
      <Byline person={person} />
      <p className="text-small text-ink-2">{person.bio}</p>
    </footer>
  );
}
