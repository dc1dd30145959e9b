import { Link } from '@/components/ui/link';
import type { RelatedService } from '@/lib/content/relations/industry-page';

/** A practice that the work draws in: its name, which leads to its page, and the reason. */
export function ServiceEntry({ service: { name, path, why } }: { service: RelatedService }) {
  return (
    <>
      <h3 className="type-h1">
        <Link href={path} className="title-link">
          {name}
        </Link>
      </h3>
      <p className="mt-2 text-ink-2">{why}</p>
    </>
  );
}
