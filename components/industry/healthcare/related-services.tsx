import { ServiceEntry } from '@/components/industry/service-entry';
import type { IndustryPageData } from '@/lib/content/relations/industry-page';
import styles from './related-services.module.css';

/** The practices as stations on one way, each marked as clinics are on the map. */
export function RelatedServices({ title, items }: IndustryPageData['services']) {
  return (
    <section className="wrap pb-sec">
      <h2 className="type-h2 mb-8">{title}</h2>
      <ul className={styles.way}>
        {items.map((service) => (
          <li key={service.id} className={styles.station}>
            <ServiceEntry service={service} />
          </li>
        ))}
      </ul>
    </section>
  );
}
