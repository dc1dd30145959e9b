import clsx from 'clsx';
import { Glyph } from '@/components/art/glyph';
import type { RelatedService } from '@/lib/content/relations/industry-page';
import { ServiceEntry } from './service-entry';

export type ServiceColumnsProps = { services: RelatedService[]; className?: string | undefined };

/** Practices that the work draws in, side by side; their signs hang from one line. */
export function ServiceColumns({ services, className }: ServiceColumnsProps) {
  return (
    <ul className={clsx('horizon grid gap-x-gap gap-y-8 md:grid-cols-3', className)}>
      {services.map((service) => (
        <li
          key={service.id}
          className="grid content-start grid-cols-[min(2.5rem,12vw)_minmax(0,1fr)] gap-x-4 md:grid-cols-1"
        >
          <Glyph name={service.id} className="md:mb-4" />
          <div className="pt-2 md:pt-0">
            <ServiceEntry service={service} />
          </div>
        </li>
      ))}
    </ul>
  );
}
