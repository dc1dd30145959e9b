import { firm, mark } from '@/lib/firm';
import styles from './logo.module.css';

/** The firm's sign. One colour, the current one. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <path fill="currentColor" d={mark.large} />
    </svg>
  );
}

/** Mark and wordmark; the second word stands below the first, or gives way, where the header holds the whole navigation. */
export function Logo() {
  const rest = firm.name.slice(firm.shortName.length);
  return (
    <span className={styles.logo}>
      <Mark className={styles.mark} />
      <span>
        {firm.shortName}
        <span className={styles.rest}>{rest}</span>
      </span>
    </span>
  );
}
