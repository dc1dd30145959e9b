import { Link } from '@/components/ui/link';
import type { IndustryPageData } from '@/lib/content/relations/industry-page';

/** The practices that the work draws in, in one running paragraph. */
export function RelatedServices({ title, items }: IndustryPageData['services']) {
  return (
    <section className="wrap grid-12 pb-sec">
      <h2 className="type-h2 lg:col-span-4">{title}</h2>
      <p className="type-lede lg:col-start-5 lg:col-end-13">
        {items.map(({ id, name, path, why }) => (
          <span key={id}>
            <Link href={path} className="text-link font-semibold">
              {name}
            </Link>
            {': '}
            {why}{' '}
          </span>
        ))}
      </p>
    </section>
  );
}
