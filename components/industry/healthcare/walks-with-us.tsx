import { Link } from '@/components/ui/link';
import type { IndustryPageData } from '@/lib/content/industry-page';
import styles from './walks-with-us.module.css';

/** The practices as stations on one way, each marked as clinics are on the map. */
export function WalksWithUs({ title, items }: IndustryPageData['services']) {
  return (
    <section className="wrap pb-sec">
      <h2 className="type-h2 mb-8">{title}</h2>
      <ul className={styles.way}>
        {items.map(({ id, name, path, why }) => (
          <li key={id} className={styles.station}>
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
