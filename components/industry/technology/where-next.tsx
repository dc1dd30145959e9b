import { Link } from '@/components/ui/link';
import type { IndustryPageData } from '@/lib/content/industry-page';
import styles from './where-next.module.css';

/** The practices under the ends of three cables. */
export function WhereNext({ title, items }: IndustryPageData['services']) {
  return (
    <section className="wrap py-sec">
      <h2 className="type-h2 mb-6">{title}</h2>
      <ul className={styles.ends}>
        {items.map(({ id, name, path, why }) => (
          <li key={id} className={styles.end}>
            <h3 className="type-h1">
              <Link href={path} className="title-link">
                {name}
              </Link>
            </h3>
            <p className="mt-2 text-ink-2">{why}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
