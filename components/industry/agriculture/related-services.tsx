import clsx from 'clsx';
import { Link } from '@/components/ui/link';
import type { IndustryPageData } from '@/lib/content/relations/industry-page';
import styles from './related-services.module.css';

const grounds = ['ground-tea', 'ground-sisal', 'ground-lake'] as const;

/** The practices as three fields beside each other, from edge to edge of the page. */
export function RelatedServices({ title, items }: IndustryPageData['services']) {
  return (
    <section>
      <h2 className="type-h2 wrap pb-5">{title}</h2>
      <ul className={styles.fields}>
        {items.map(({ id, name, path, why }, index) => (
          <li key={id} className={clsx('card', styles.field, grounds[index])}>
            <h3 className="type-h1">
              <Link href={path} className="card-link">
                {name}
              </Link>
            </h3>
            <p className="mt-3 text-ink-2">{why}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
