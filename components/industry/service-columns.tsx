import clsx from 'clsx';
import { Glyph } from '@/components/art/glyph';
import { Link } from '@/components/ui/link';
import type { RelatedService } from '@/lib/content/industry-page';

export type ServiceColumnsProps = { services: RelatedService[]; className?: string | undefined };

/** Practices that the work draws in, side by side; their signs hang from one line. */
export function ServiceColumns({ services, className }: ServiceColumnsProps) {
  return (
    <ul className={clsx('horizon grid gap-x-gap gap-y-8 md:grid-cols-3', className)}>
      {services.map(({ id, name, path, why }) => (
        <li key={id} className="grid content-start grid-cols-[2.5rem_1fr] gap-x-4 md:grid-cols-1">
          <Glyph name={id} className="md:mb-4" />
          <div className="pt-2 md:pt-0">
            <h3 className="type-h1">
              <Link href={path} className="title-link">
                {name}
              </Link>
            </h3>
            <p className="mt-2 text-ink-2">{why}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
