import { Link } from '@/components/ui/link';
import type { Service } from '@/lib/content/types/service';
import { labels } from '@/lib/labels';
import raised from './raised.module.css';
import styles from './service-cards.module.css';
import inks from './service-inks.module.css';

/** The practices, each under its line of the drawing above, from the left and right in turn. */
export function ServiceCards({ services }: { services: Service[] }) {
  return (
    <div className={`${styles.cards} ${inks.inks} ${raised.raised}`}>
      {services.map(({ id, name, statement, highlights, path }) => (
        <article key={id} id={id} className={`card ${styles.row}`}>
          <div className={styles.words}>
            <h2 className="type-h2">
              <Link href={path} className="card-link">
                {name}
              </Link>
            </h2>
            <p className="type-lede text-ink-2">{statement}</p>
            <ul className="tags">
              {highlights.map((offering) => (
                <li key={offering}>{offering}</li>
              ))}
            </ul>
            <span className="go" aria-hidden="true">
              <span>
                {labels.service.explore} <span className={styles.name}>{name}</span>
              </span>
            </span>
          </div>
        </article>
      ))}
    </div>
  );
}
