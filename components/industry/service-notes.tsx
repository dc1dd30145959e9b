import clsx from 'clsx';
import { Link } from '@/components/ui/link';
import type { RelatedService } from '@/lib/content/relations/industry-page';

export type ServiceNotesProps = { services: RelatedService[]; className?: string | undefined };

/** Practices that the work draws in, as notes in a narrow column: the name, then the reason. */
export function ServiceNotes({ services, className }: ServiceNotesProps) {
  return (
    <ul className={clsx('grid content-start gap-6', className)}>
      {services.map(({ id, name, path, why }) => (
        <li key={id} className="border-l-4 border-a-lat pl-4">
          <Link href={path} className="text-link inline-flex min-h-6 font-semibold">
            {name}
          </Link>
          <p className="mt-1 text-small text-ink-2">{why}</p>
        </li>
      ))}
    </ul>
  );
}
