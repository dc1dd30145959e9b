import type { IndustryPageData } from '@/lib/content/industry-page';
import { ServiceEntry } from '../service-entry';
import styles from './where-next.module.css';

/** The practices under the ends of three cables. */
export function WhereNext({ title, items }: IndustryPageData['services']) {
  return (
    <section className="wrap py-sec">
      <h2 className="type-h2 mb-6">{title}</h2>
      <ul className={styles.ends}>
        {items.map((service) => (
          <li key={service.id} className={styles.end}>
            <ServiceEntry service={service} />
          </li>
        ))}
      </ul>
    </section>
  );
}
