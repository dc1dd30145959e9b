import { Link } from '@/components/ui/link';
import type { RelatedService } from '@/lib/content/relations/industry-page';

/** Practices that the work draws in, as rows across the page; the whole row is the link. */
export function ServiceRows({ services }: { services: RelatedService[] }) {
  return (
    <ul className="border-b-2 border-horizon">
      {services.map(({ id, name, path, why }) => (
        <li key={id} className="card horizon grid-12 items-baseline py-5 max-lg:gap-y-1.5">
          <h3 className="type-h1 lg:col-span-5">
            <Link href={path} className="card-link">
              {name}
            </Link>
          </h3>
          <p className="text-ink-2 lg:col-start-6 lg:col-end-12">{why}</p>
          <span
            aria-hidden="true"
            className="hidden self-center justify-self-end after:arrow lg:col-start-12 lg:col-end-13 lg:flex"
          />
        </li>
      ))}
    </ul>
  );
}
