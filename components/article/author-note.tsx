import { Byline } from '@/components/team/byline';
import type { Person } from '@/lib/content/types/person';

/** Closes a piece on a screen: who wrote it, and from what work. On paper the name stands below the title. */
export function AuthorNote({ person }: { person: Person }) {
  return (
    <footer className="mt-10 grid gap-3 border-edge border-t pt-4" data-noprint>
      <Byline person={person} />
      <p className="text-small text-ink-2">{person.bio}</p>
    </footer>
  );
}
