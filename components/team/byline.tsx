import { Link } from '@/components/ui/link';
import { NoWrapHyphens } from '@/components/ui/no-wrap-hyphens';
import type { Person } from '@/lib/content/types/person';
import { roleOf } from '@/lib/content/types/placeholder-notes';
import { PersonPortrait } from './person-portrait';

/** Who wrote, tells or leads a thing: a small vessel, the name as the way to the person, the role. */
export function Byline({ person, before }: { person: Person; before?: string }) {
  return (
    <div className="flex items-center gap-4 max-[16rem]:flex-wrap">
      <PersonPortrait person={person} size="byline" />
      <p className="text-small">
        {before && <span className="block text-ink-2">{before}</span>}
        <Link href={person.path} className="title-link font-semibold">
          {person.name}
        </Link>
        <span className="block text-ink-2">
          {/* The last word does not stand alone, and is not broken at its hyphen. */}
          <NoWrapHyphens text={roleOf(person).replace(/, (?=[^, ]+$)/, ',\u00a0')} />
        </span>
      </p>
    </div>
  );
}
