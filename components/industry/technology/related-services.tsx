import { ServiceEntry } from '@/components/industry/service-entry';
import type { IndustryPageData } from '@/lib/content/relations/industry-page';
import styles from './related-services.module.css';

/** The practices under the ends of three cables. */
export function RelatedServices({ title, items }: IndustryPageData['services']) {
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
