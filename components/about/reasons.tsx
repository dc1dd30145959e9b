import { Link } from '@/components/ui/link';
import type { AboutPage } from '@/lib/content/pages/about';
import { labels } from '@/lib/labels';
import styles from './reasons.module.css';

/** Five reasons as a ledger, without signs: those are of practices and industries, and in the sixth place the way to the services. */
export function Reasons({ title, items, closing }: AboutPage['why']) {
  return (
    <section className="ground-tea py-sec">
      <div className="wrap">
        <h2 className="type-d3 mb-8">{title}</h2>
        <div className={styles.ledger}>
          <ul>
            {items.map((item) => (
              <li key={item.title}>
                <h3 className="type-h1">{item.title}</h3>
                <p className="mt-2 text-ink-2">{item.text}</p>
              </li>
            ))}
          </ul>
          <div className={styles.closing}>
            <p className="mb-5">{closing}</p>
            <Link href="/services" className="btn">
              {labels.exploreServices}
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}
