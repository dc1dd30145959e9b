import { Byline } from '@/components/team/byline';
import type { Person } from '@/lib/content/types/person';

/** Closes a piece: who wrote it, and from what work. */
export function AuthorNote({ person }: { person: Person }) {
  return (
    <footer className="mt-10 grid gap-3 border-edge border-t pt-4">
      <Byline person={person} />
      <p className="text-small text-ink-2">{person.bio}</p>
    </footer>
  );
}
