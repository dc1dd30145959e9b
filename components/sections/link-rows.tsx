import { Link } from '@/components/ui/link';
import styles from './link-rows.module.css';

export type LinkRowsProps = {
  items: readonly { name: string; path: string; why: string }[];
};

/** Ways on from a page: on each rule a name, why, and at the right edge the arrow; the whole row is the link. */
export function LinkRows({ items }: LinkRowsProps) {
  return (
    <ul className={styles.rows}>
      {items.map(({ name, path, why }) => (
        <li key={path} className={`card after:arrow ${styles.row}`}>
          <h3 className="type-h1">
            <Link href={path} className="card-link">
              {name}
            </Link>
          </h3>
          <p className={styles.why}>{why}</p>
        </li>
      ))}
    </ul>
  );
}
