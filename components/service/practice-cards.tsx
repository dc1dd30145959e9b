import clsx from 'clsx';
import { Picture } from '@/components/art/picture';
import { Link } from '@/components/ui/link';
import type { Service } from '@/lib/content/service';
import { labels } from '@/lib/labels';
import styles from './practice-cards.module.css';

/** Seven cards as split rows, art to the edge, sides alternating. */
export function PracticeCards({ services }: { services: Service[] }) {
  return services.map(({ id, name, statement, highlights, path }, index) => (
    <article key={id} id={id} className={clsx('card', styles.row, index % 2 && styles.mirrored)}>
      <div className={styles.picture}>
        <Picture name={`overview-${id}`} />
      </div>
      <div className={styles.words}>
        <h2 className="type-d3">
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
        <span className="go mt-auto" aria-hidden="true">
          {labels.service.explore}
        </span>
      </div>
    </article>
  ));
}
